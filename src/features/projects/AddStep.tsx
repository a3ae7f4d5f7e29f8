import { newStepRules } from '#openapi/rules/new-step';
import { AddLine, type AddLineProps } from '../kit/add/AddLine';
import { sendCommand } from '../kit/command';
import { addStep } from './data/commands';
import type { Project } from './data/queries';
import { SimilarSteps } from './SimilarSteps';
import { newStepWords } from './words';

/** Adds steps to a project, one after another. */
export function AddStep({ project, inputRef }: { project: Project; inputRef?: AddLineProps['inputRef'] }) {
  const { id: projectId, steps } = project;
  return (
    <AddLine
      key={projectId}
      inputRef={inputRef}
      draft={`new-step-${projectId}`}
      words={newStepWords}
      maxLength={newStepRules.name.maxLength}
      hint={(text) => <SimilarSteps text={text} steps={steps} />}
      onAdd={({ id, name }, guard) =>
        sendCommand(addStep, { projectId, shownAs: id, guard, body: { name, status: 'todo' } })
      }
    />
  );
}
