import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { EmptyState, Page, Section, Stack, Text } from '#ui';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { queryClient } from '../kernel/query';
import { paths } from '../paths';
import { AddStep } from './AddStep';
import { useProjectAccess } from './access';
import { ProjectActions } from './ProjectActions';
import { ProjectFacts } from './ProjectFacts';
import { projectById } from './queries';
import { StepCard } from './StepCard';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(projectById(params.projectId as string));

/** One project: what it is, how far it is, and its steps with their sub-steps. */
export function Component() {
  const t = useWords(words);
  const id = useParams().projectId as string;
  const { data: project } = useSuspenseQuery(projectById(id));
  const access = useProjectAccess(project);

  return (
    <Page
      title={project.name}
      breadcrumbs={[{ label: t('title'), href: paths.projects() }, { label: project.code }]}
      actions={access.mayManage && <ProjectActions project={project} mayDelete={access.mayDelete} />}
    >
      <Stack space="xl">
        <ProjectFacts project={project} />
        {project.description && <Text>{project.description}</Text>}
        <Section title={t('steps.title')} description={t('steps.count', { count: project.steps.length })}>
          <Stack space="s">
            {project.steps.length === 0 && !access.mayDivide && (
              <EmptyState kind="nothing yet" title={t('steps.emptyTitle')} />
            )}
            {project.steps.length === 0 && access.mayDivide && <Text tone="secondary">{t('steps.empty')}</Text>}
            {project.steps.map((step) => (
              <StepCard key={step.id} project={project} step={step} access={access} />
            ))}
            {access.mayDivide && <AddStep projectId={project.id} />}
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}
