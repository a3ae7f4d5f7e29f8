import { newStepRules } from '#openapi/rules/new-step';
import { AddLine, type AddLineProps } from '../kit/add/AddLine';
import { sendCommand } from '../kit/command';
import { addStep } from './data/commands';
import { newStepWords } from './words';

/** Adds steps to a project, one after another. */
export function AddStep({ projectId, inputRef }: { projectId: string; inputRef?: AddLineProps['inputRef'] }) {
  return (
    <AddLine
      key={projectId}
      inputRef={inputRef}
      draft={`new-step-${projectId}`}
      words={newStepWords}
      maxLength={newStepRules.name.maxLength}
      onAdd={({ id, name }, guard) =>
        sendCommand(addStep, { projectId, shownAs: id, guard, body: { name, status: 'todo' } })
      }
    />
  );
}
