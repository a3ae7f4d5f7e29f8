import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#ui';
import { useDraft } from '../kernel/draft';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { usePerson } from '../kernel/session';
import { Conflict } from './Conflict';
import { useChangeProject } from './commands';
import { FormModal } from './FormModal';
import { ProjectForm, type ProjectValues } from './ProjectForm';
import { type Project, projectById } from './queries';
import { words } from './words';

const valuesOf = (project: Project): ProjectValues => ({
  name: project.name,
  description: project.description,
  dead_line: project.dead_line,
  unit_id: project.unit?.id ?? null,
});

const formId = 'edit-project';

/** Changes a project's name, description, deadline and unit; where somebody was faster, both versions stand side by side. */
export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useWords(words);
  const { language } = usePreferences();
  const { day } = useFormats();
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<Project>();
  // What the person saw when the form opened; the page below may be refreshed meanwhile.
  const [seen] = useState(project);
  const draft = useDraft(`project-${project.id}`, valuesOf(seen));
  const change = useChangeProject(project.id);
  const problem = change.error ? toProblem(change.error, language) : undefined;
  const mine = usePerson()?.units ?? [];
  const strange = [seen.unit, theirs?.unit].filter((unit) => unit && !mine.some(({ id }) => id === unit.id));
  const units = [...mine, ...(strange as typeof mine)];

  const close = () => {
    draft.finish();
    onClose();
  };
  /** What is saved now, to stand beside what was typed. */
  const lookAtTheirs = async () =>
    setTheirs(await queryClient.fetchQuery({ ...projectById(project.id), staleTime: 0, retry: false }));

  const save = (values: ProjectValues, version: number) =>
    change.mutate(
      { ...values, version },
      {
        onSuccess: () => {
          notify({ variant: 'success', title: t('changed'), description: values.name });
          close();
        },
        onError: (error) => {
          if (toProblem(error, language).code === 'STALE_VERSION') void lookAtTheirs().catch(() => {});
        },
      },
    );

  return (
    <FormModal title={t('editTitle')} formId={formId} isBusy={change.isPending} onClose={close}>
      <ProjectForm
        id={formId}
        values={draft.values}
        onChange={draft.change}
        onSubmit={(values) => save(values, seen.version)}
        units={units}
        problem={problem}
      />
      {theirs && (
        <Conflict
          key={theirs.version}
          what="project"
          fields={[
            { name: 'name', label: t('field.name') },
            { name: 'description', label: t('field.description') },
            { name: 'dead_line', label: t('field.dead_line'), show: (value) => (value ? day(value) : '') },
            {
              name: 'unit_id',
              label: t('field.unit'),
              show: (value) => units.find(({ id }) => id === value)?.name ?? t('noUnit'),
            },
          ]}
          seen={valuesOf(seen)}
          mine={draft.values}
          theirs={valuesOf(theirs)}
          isBusy={change.isPending}
          onKeep={(chosen) => save({ ...chosen, name: chosen.name.trim() }, theirs.version)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </FormModal>
  );
}
