import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useLocation, useParams } from 'react-router-dom';
import { isOver } from '#domain/project-lifecycle';
import { Badge, Page, Skeleton, TabLinks } from '#ui';
import { Deadline } from '../kernel/Deadline';
import { translator, useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import { useLiveChanges } from '../kernel/live';
import { type PageHandle, usePageTitle } from '../kernel/page';
import { queryClient } from '../kernel/query';
import { saveSelection } from '../kernel/selection';
import { paths } from '../paths';
import { useProjectAccess } from './access';
import { listedProject, type Project, projectAwaited, projectById } from './data/queries';
import { words as partWords } from './overview/words';
import { ProjectActions } from './ProjectActions';
import * as styles from './ProjectLayout.css';
import { HealthBadge } from './status/HealthBadge';
import { StatusBadge } from './status/StatusBadge';
import * as unseen from './status/unseen.css';
import { words } from './words';

// Most visits rename nothing.
const ProjectName = lazyComponent(() => import('./ProjectName'), 'ProjectName');

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

/** Whoever comes from a list sees the page at once, with what the list said; the steps come into it. */
export function loader({ params }: LoaderFunctionArgs) {
  const asked = projectById(params.projectId as string);
  if (!listedProject(queryClient, params.projectId as string)) return queryClient.ensureQueryData(asked);
  void queryClient.prefetchQuery(asked);
  return null;
}

// A filter in the address asks the server for nothing.
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: object; nextParams: object }) =>
  JSON.stringify(currentParams) !== JSON.stringify(nextParams);

/** A project's name: to be written by whoever manages it, else to be read. */
function NameOf({ project }: { project: Project }) {
  const { mayManage } = useProjectAccess(project);
  if (!mayManage) return <span className={styles.name}>{project.name}</span>;
  return (
    <Suspense fallback={<span className={styles.name}>{project.name}</span>}>
      <ProjectName key={project.id} project={project} />
    </Suspense>
  );
}

/** What stands around every part of a project: its name, how it is, its acts, and the way to its other parts. */
export function Component() {
  const t = useWords(words);
  const told = useWords(partWords);
  const id = useParams().projectId as string;
  const { pathname } = useLocation();
  const { data: whole } = useQuery(projectAwaited(id));
  const project = whole ?? listedProject(queryClient, id);
  // Its acts come right after its steps: most people came to read.
  const settled = useDeferredValue(whole, undefined);
  useLiveChanges();
  useEffect(() => saveSelection({ project: id }), [id]);

  const tabs = [
    { id: 'steps', label: told('tab.steps'), href: paths.project({ projectId: id }), count: whole?.steps.length },
    { id: 'overview', label: told('tab.overview'), href: paths.projectOverview({ projectId: id }) },
    {
      id: 'members',
      label: told('tab.members'),
      href: paths.projectMembers({ projectId: id }),
      count: whole?.members_count,
    },
  ];
  const isCurrent = ({ href }: { href: string }) => decodeURI(pathname) === decodeURI(href);
  usePageTitle(project && [tabs.find(isCurrent)?.label, project.name].filter(Boolean).join(' · '));
  if (!project) return <Skeleton lines={8} />;
  return (
    <Page
      title={project.name}
      name={settled && whole && <NameOf project={whole} />}
      breadcrumbs={[{ label: t('title'), href: paths.projects() }, { label: project.code }]}
      description={
        <>
          <StatusBadge status={project.status} />
          <HealthBadge project={project} isShort />
          {whole?.is_template && <Badge tone="info">{t('template')}</Badge>}
          <span className={styles.progress} data-short={`${project.progress.done}/${project.progress.total}`}>
            <span className={unseen.words}>{t('progress', project.progress)}</span>
          </span>
          <span className={styles.deadline}>
            <Deadline day={project.dead_line} isOver={isOver(project.status) || project.is_template} />
          </span>
        </>
      }
      actions={settled && <ProjectActions project={settled} />}
      tabs={<TabLinks label={told('tabs')} items={tabs.map((tab) => ({ ...tab, isCurrent: isCurrent(tab) }))} />}
      width="full"
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        <Outlet />
      </Suspense>
    </Page>
  );
}
