import { useState } from 'react';
import { projectChangeRules } from '#openapi/rules/project-change';
import { notify } from '#ui';
import { useWords } from '../kernel/language';
import { queryClient } from '../kernel/query';
import { usePerson } from '../kernel/session';
import { sendCommand } from '../kit/command';
import { FormModal } from '../kit/form/FormModal';
import { useEntityForm } from '../kit/form/use-entity-form';
import { changeProject } from './data/commands';
import { type Project, projectById } from './data/queries';
import { ProjectFields, useProjectFields } from './ProjectFields';
import { words } from './words';

const savedOf = ({ name, description, dead_line, unit, version }: Project) => ({
  values: { name, description, dead_line, unit_id: unit?.id ?? null },
  version,
});

/** Changes a project's name, description, deadline and unit; where somebody was faster, both versions stand side by side. */
export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useWords(words);
  const [theirs, setTheirs] = useState<Project>();
  const mine = usePerson()?.units ?? [];
  const shown = [project.unit, theirs?.unit].flatMap((unit) => unit ?? []);
  const units = [...mine, ...shown.filter((unit) => !mine.some(({ id }) => id === unit.id))];
  const form = useEntityForm({
    of: savedOf(project),
    draft: `project-${project.id}`,
    rules: projectChangeRules,
    fields: useProjectFields(units),
    send: (values, version) => sendCommand(changeProject, { projectId: project.id, change: { ...values, version } }),
    readAgain: async () => {
      const saved = await queryClient.fetchQuery({ ...projectById(project.id), staleTime: 0, retry: false });
      setTheirs(saved);
      return savedOf(saved);
    },
    onSent: (_, { name }) => {
      notify({ variant: 'success', title: t('changed'), description: name });
      onClose();
    },
  });
  return (
    <FormModal title={t('editTitle')} form={form} conflict={t('conflict.project')} onClose={onClose}>
      <ProjectFields form={form} units={units} deadline={project.dead_line} />
    </FormModal>
  );
}
