import { newSubStepRules } from '#openapi/rules/new-sub-step';
import { AddLine } from '../kit/add/AddLine';
import { sendCommand } from '../kit/command';
import { addSubStep } from './data/commands';
import type { Step } from './data/queries';
import { newSubStepWords } from './words';

/** Adds sub-steps to a step, one after another. */
export function AddSubStep({ projectId, step }: { projectId: string; step: Step }) {
  return (
    <AddLine
      key={step.id}
      draft={`new-sub-step-${step.id}`}
      words={newSubStepWords}
      maxLength={newSubStepRules.name.maxLength}
      onAdd={({ id, name }, guard) =>
        sendCommand(addSubStep, { projectId, stepId: step.id, shownAs: id, guard, body: { name } })
      }
    />
  );
}
