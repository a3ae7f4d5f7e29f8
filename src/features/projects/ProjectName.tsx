import { useState } from 'react';
import { projectChangeRules } from '#openapi/rules/project-change';
import { useWords } from '../kernel/language';
import { queryClient } from '../kernel/query';
import { runCommand } from '../kit/command';
import { EditInPlace } from '../kit/form/in-place/EditInPlace';
import { changeProject } from './data/commands';
import { type Project, projectById } from './data/queries';
import { useNameFaults } from './use-name-faults';
import { words } from './words';

const textOf = ({ name: text, version }: Project) => ({ text, version });

/** The name of a project, written where it heads its page. */
export function ProjectName({ project }: { project: Project }) {
  const t = useWords(words);
  const says = useNameFaults();
  const [isOpen, setOpen] = useState(false);
  const { id } = project;
  return (
    <EditInPlace
      name="name"
      draft={`project-${id}-name`}
      saved={textOf(project)}
      rule={projectChangeRules.name}
      field={{ label: t('nameOf'), says }}
      hint={t('editName')}
      isClipped
      conflict={t('conflict.project')}
      isOpen={isOpen}
      textOf={textOf}
      onOpenChange={setOpen}
      send={async (name, version) => {
        const change = { projectId: id, change: { name, version: version ?? project.version }, before: project };
        const { output, problem } = await runCommand(changeProject, change, { done: () => t('changed') });
        if (problem) throw problem;
        return output;
      }}
      readAgain={async () => textOf(await queryClient.fetchQuery({ ...projectById(id), staleTime: 0, retry: false }))}
    />
  );
}
