import { Copy, Ellipsis, LayoutTemplate, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ProjectAct, projectActs } from '#domain/project-lifecycle';
import type { Schema } from '#openapi/operations';
import { Button, IconButton, Inline, Menu, MenuTrigger } from '#ui';
import { useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import { useCan } from '../kernel/session';
import { Asked } from '../kit/Asked';
import { useCommand } from '../kit/command';
import { useIsFresh } from '../kit/use-is-fresh';
import { paths } from '../paths';
import { useProjectAccess } from './access';
import { changeProject } from './data/commands';
import { openParts } from './data/open-parts';
import type { Project } from './data/queries';
import { EndProject, type ProjectEnd } from './EndProject';
import { words } from './words';

const DeleteProject = lazyComponent(() => import('./DeleteProject'), 'DeleteProject');
// The calendar is most of what the form weighs, and most visits edit nothing.
const EditProject = lazyComponent(() => import('./EditProject'), 'EditProject');

// The act that most people want next stands outside the menu.
const onward: ProjectAct[] = ['start', 'resume', 'complete', 'reopen'];

/** What can be done with a project as a whole, as its life allows. */
export function ProjectActions({ project }: { project: Project }) {
  const access = useProjectAccess(project);
  const t = useWords(words);
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const [ending, setEnding] = useState<ProjectEnd>();
  const { run, isPending } = useCommand(changeProject);
  const mayCreate = useCan()('create:projects');
  const acts = access.mayManage ? projectActs.of(project.status) : [];
  const main = acts.find(({ act }) => onward.includes(act));
  const isFresh = useIsFresh(main?.act);

  const save = (part: Omit<Schema<'ProjectChange'>, 'version'>, said: string) =>
    void run(
      { projectId: project.id, change: { ...part, version: project.version }, before: project },
      { done: () => said, failed: () => t('failedSave') },
    );
  const turn = (status: Project['status']) =>
    save({ status }, t('turned', { name: project.name, status: t(`status.${status}`) }));
  const perform = (status: Project['status']) => {
    if (status === 'cancelled' || (status === 'completed' && openParts(project).steps > 0)) setEnding(status);
    else turn(status);
  };
  const isTemplate = project.is_template;
  if (!access.mayManage && !mayCreate) return null;

  return (
    <Inline space="s" wrap={false}>
      {main && (
        <Button
          weight={main.act === 'reopen' ? 'soft' : 'strong'}
          tone={main.act === 'reopen' ? 'neutral' : 'accent'}
          isPending={isPending}
          onPress={() => !isFresh && perform(main.to)}
        >
          {t(`act.${main.act}`)}
        </Button>
      )}
      <MenuTrigger>
        <IconButton label={t('more', { name: project.name })} icon={Ellipsis} weight="soft" />
        <Menu
          label={project.name}
          items={[
            ...(access.mayManage
              ? [{ id: 'edit', label: t('edit'), icon: Pencil, onAction: () => setOpen('edit') }]
              : []),
            ...(mayCreate
              ? [
                  {
                    id: 'duplicate',
                    label: t('duplicate'),
                    icon: Copy,
                    href: `${paths.createProject()}?from=${project.id}`,
                  },
                ]
              : []),
            ...(access.mayDelete
              ? [
                  {
                    id: 'template',
                    label: t(isTemplate ? 'noTemplate' : 'asTemplate'),
                    icon: LayoutTemplate,
                    onAction: () => save({ is_template: !isTemplate }, t(isTemplate ? 'isNoTemplate' : 'isTemplate')),
                  },
                ]
              : []),
            ...acts
              .filter((each) => each !== main)
              .map(({ act, to }) => ({ id: act, label: t(`act.${act}`), onAction: () => perform(to) })),
            ...(access.mayDelete
              ? [
                  {
                    id: 'delete',
                    label: t('delete'),
                    icon: Trash2,
                    tone: 'critical' as const,
                    onAction: () => setOpen('delete'),
                  },
                ]
              : []),
          ]}
        />
      </MenuTrigger>
      {open === 'edit' && (
        <Asked onClose={() => setOpen(undefined)}>
          <EditProject project={project} onClose={() => setOpen(undefined)} />
        </Asked>
      )}
      {ending && (
        <EndProject
          names={[project.name]}
          to={ending}
          open={t('end.open', { ...openParts(project) })}
          onConfirm={() => {
            setEnding(undefined);
            turn(ending);
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
      {open === 'delete' && (
        <Asked onClose={() => setOpen(undefined)}>
          <DeleteProject project={project} onClose={() => setOpen(undefined)} />
        </Asked>
      )}
    </Inline>
  );
}
