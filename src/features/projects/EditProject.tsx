import { useState } from 'react';
import { notify } from '#ui';
import { useDraft } from '../kernel/draft';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { usePerson } from '../kernel/session';
import { useChangeProject } from './commands';
import { FormModal } from './FormModal';
import { ProjectForm, type ProjectValues } from './ProjectForm';
import type { Project } from './queries';
import { words } from './words';

const valuesOf = (project: Project): ProjectValues => ({
  name: project.name,
  description: project.description,
  dead_line: project.dead_line,
  unit_id: project.unit?.id ?? null,
});

const formId = 'edit-project';

/** Changes a project's name, description, deadline and unit. Somebody else's change in between is told, not lost. */
export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useWords(words);
  const { language } = usePreferences();
  // What the person saw when the form opened; the page below may be refreshed meanwhile.
  const [seen] = useState(project);
  const draft = useDraft(`project-${project.id}`, valuesOf(seen));
  const change = useChangeProject(project.id);
  const problem = change.error ? toProblem(change.error, language) : undefined;
  const mine = usePerson()?.units ?? [];
  const units = !seen.unit || mine.some(({ id }) => id === seen.unit?.id) ? mine : [...mine, seen.unit];

  const close = () => {
    draft.finish();
    onClose();
  };
  const save = (values: ProjectValues) =>
    change.mutate(
      { ...values, version: problem?.code === 'STALE_VERSION' ? project.version : seen.version },
      {
        onSuccess: () => {
          notify({ variant: 'success', title: t('changed'), description: values.name });
          close();
        },
      },
    );

  return (
    <FormModal title={t('editTitle')} formId={formId} isBusy={change.isPending} onClose={close}>
      <ProjectForm
        id={formId}
        values={draft.values}
        onChange={draft.change}
        onSubmit={save}
        units={units}
        problem={problem}
      />
    </FormModal>
  );
}
