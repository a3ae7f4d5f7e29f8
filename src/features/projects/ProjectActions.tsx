import { Copy, Ellipsis, LayoutTemplate, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type ProjectAct, projectActs } from '#domain/project-life';
import { Button, IconButton, Inline, Menu, MenuTrigger, notify } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { useCan } from '../kernel/session';
import { paths } from '../paths';
import { useProjectAccess } from './access';
import { useChangeProject } from './commands';
import { DeleteProject } from './DeleteProject';
import type { Project } from './queries';
import { words } from './words';

// The calendar is most of what the form weighs, and most visits edit nothing.
const EditProject = lazy(() => import('./EditProject').then((module) => ({ default: module.EditProject })));

// The act that most people want next stands outside the menu.
const onward: ProjectAct[] = ['start', 'resume', 'complete', 'reopen'];

/** What can be done with a project as a whole, as its life allows. */
export function ProjectActions({ project }: { project: Project }) {
  const access = useProjectAccess(project);
  const t = useWords(words);
  const { language } = usePreferences();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const change = useChangeProject(project.id);
  const mayCreate = useCan()('create:projects');
  const acts = access.mayManage ? projectActs.of(project.status) : [];
  const main = acts.find(({ act }) => onward.includes(act));

  const save = (body: Parameters<typeof change.mutate>[0], description: string) =>
    change.mutate(
      { ...body, version: project.version },
      {
        onSuccess: () => notify({ variant: 'success', title: t('changed'), description }),
        onError: (error) =>
          notify({ variant: 'destructive', title: t('failedSave'), description: toProblem(error, language).message }),
      },
    );
  const perform = (status: Project['status']) => save({ status }, t(`status.${status}`));
  const isTemplate = project.is_template;
  if (!access.mayManage && !mayCreate) return null;

  return (
    <Inline space="s" wrap={false}>
      {main && (
        <Button
          weight={main.act === 'reopen' ? 'soft' : 'strong'}
          tone={main.act === 'reopen' ? 'neutral' : 'accent'}
          isPending={change.isPending}
          onPress={() => perform(main.to)}
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
        <Suspense>
          <EditProject project={project} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      <DeleteProject
        project={project}
        isOpen={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : undefined)}
      />
    </Inline>
  );
}
