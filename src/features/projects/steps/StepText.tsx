import { client } from '#openapi/client';
import { stepChangeRules } from '#openapi/rules/step-change';
import { useWords } from '../../kernel/language';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import { EditInPlace } from '../../kit/form/in-place/EditInPlace';
import { changeStep } from '../data/commands';
import { withStep } from '../data/local';
import { type Project, projectById, type Step } from '../data/queries';
import { useNameFaults } from '../use-name-faults';
import { words as projectWords } from '../words';
import { words } from './words';

export interface StepTextProps {
  name: 'name' | 'description';
  projectId: string;
  step: Step;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What is saved of a step now; the project is shown with it. */
async function readStep(projectId: string, stepId: string): Promise<Step | undefined> {
  const { data } = await client.GET('/api/projects/{id}/steps/{stepId}', {
    params: { path: { id: projectId, stepId } },
  });
  const { queryKey } = projectById(projectId);
  if (data) queryClient.setQueryData<Project>(queryKey, (project) => project && withStep(project, stepId, () => data));
  return data;
}

/** The name of a step, or its description, written where it stands. */
export function StepText({ name, projectId, step, isOpen, onOpenChange }: StepTextProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const says = useNameFaults();
  const isName = name === 'name';
  const textOf = (of: Step) => ({ text: of[name], version: of.version });
  return (
    <EditInPlace
      name={name}
      draft={`step-${step.id}-${name}`}
      saved={textOf(step)}
      rule={stepChangeRules[name]}
      field={{ label: told(`field.${name}`), ...(isName && { says }) }}
      hint={t(isName ? 'panel.editName' : 'panel.editDescription')}
      placeholder={isName ? undefined : t('panel.describe')}
      isMultiline={!isName}
      conflict={told('conflict.step')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      textOf={textOf}
      send={(text, version) =>
        sendCommand(changeStep, { projectId, stepId: step.id, change: { [name]: text, version } })
      }
      readAgain={async () => {
        const now = await readStep(projectId, step.id);
        return now && textOf(now);
      }}
    />
  );
}
