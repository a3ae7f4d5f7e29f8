import type { Schema } from '#openapi/operations';
import { queriesOf, subjects } from '../../kernel/invalidation';
import type { Guard } from '../../kit/add/queue';
import { command } from '../../kit/command';
import type { CachePatcher } from '../../kit/optimistic-update';
import { movedTo, newSubStep, withAdded, withNewStep, withStep, withStepChange, withSteps, withSubStep } from './local';
import { inverseOf as inverseOfProject, type Undone } from './project-changes';
import { type Project, projectById, projectLists, type Step, type SubStep } from './queries';
import { inverseOf } from './step-changes';

interface At {
  projectId: string;
}
type StepAt = At & { stepId: string };
type SubStepAt = StepAt & { subStepId: string };

const pathOf = ({ projectId: id }: At) => ({ path: { id } });
const stepPathOf = ({ projectId: id, stepId }: StepAt) => ({ path: { id, stepId } });
const subStepPathOf = ({ projectId: id, stepId, subStepId }: SubStepAt) => ({ path: { id, stepId, subStepId } });

const inProject = (known: CachePatcher, { projectId }: At, by: (project: Project) => Project) =>
  known.change(projectById(projectId), by);
const invalidates = ({ projectId }: At) => subjects.project(projectId);

/** `before` is what it can be taken back to. */
type ProjectChange = At & { change: Schema<'ProjectChange'>; before?: Pick<Project, Undone> };

/** Changes the project itself. */
export const changeProject = command({
  send: (ask, { change, ...at }: ProjectChange, asOwn) =>
    ask.PATCH('/api/projects/{id}', { params: pathOf(at), body: asOwn(change) }),
  queueKey: ({ projectId }) => projectId,
  // A name is seen where it was written; what else changes, the server has the last word on.
  optimisticUpdate: (known, { change: { name }, ...at }) =>
    name !== undefined && inProject(known, at, (project) => ({ ...project, name })),
  onSuccess: (known, at, project) => inProject(known, at, () => project),
  invalidates,
  undo: ({ projectId, change, before }, { version }) => {
    const back = before && inverseOfProject(before, change);
    return back && { projectId, change: { ...back, version } };
  },
});

/** Deletes a project with all that it holds. */
export const deleteProject = command({
  send: (ask, at: At) => ask.DELETE('/api/projects/{id}', { params: pathOf(at) }),
  // The deleted project itself cannot be fetched any more.
  invalidates: () => [projectLists],
});

/** Something that is shown before it has an id of its own. */
interface Added {
  /** The id it is shown by meanwhile. */
  shownAs: string;
  guard: Guard;
}

/** Adds a step at the end, after all that are being added to the same project, and shows it at once. */
export const addStep = command({
  send: (ask, { body, guard, ...at }: At & Added & { body: Schema<'NewStep'> }) =>
    guard(() => ask.POST('/api/projects/{id}/steps', { params: pathOf(at), body })),
  queueKey: ({ projectId }) => `steps of ${projectId}`,
  optimisticUpdate: (known, { shownAs, body, ...at }) =>
    inProject(known, at, (project) => withNewStep(project, shownAs, body)),
  onSuccess: (known, { shownAs, ...at }, step) =>
    inProject(known, at, (project) => withSteps(project, (steps) => withAdded(steps, shownAs, step))),
  invalidates,
});

/** A change of a step; whoever is to do it is given beside their id. `before` is what it can be taken back to. */
export type StepChangeInput = StepAt & {
  change: Schema<'StepChange'>;
  assignee?: Step['assignee'];
  before?: Step;
};

/** Changes a step and shows it at once. */
export const changeStep = command({
  send: (ask, { change, ...at }: StepChangeInput, asOwn) =>
    ask.PATCH('/api/projects/{id}/steps/{stepId}', { params: stepPathOf(at), body: asOwn(change) }),
  queueKey: ({ stepId }) => stepId,
  optimisticUpdate: (known, { stepId, change, assignee, ...at }) =>
    inProject(known, at, (project) => withStepChange(project, stepId, change, assignee)),
  onSuccess: (known, { stepId, ...at }, step) =>
    inProject(known, at, (project) => withStep(project, stepId, () => step)),
  invalidates,
  undo: ({ before, change, ...at }, { version }) => {
    const back = before && inverseOf(before, change);
    return back && { ...at, change: { ...back, version }, assignee: before.assignee };
  },
  isAfterDeletions: ({ change }) => change.position !== undefined,
});

/** Where a step stands besides its project: among the work of whoever is to do it. */
const work = queriesOf('/api/my-work');

/** Deletes a step with its sub-steps. */
export const deleteStep = command({
  send: (ask, at: StepAt) => ask.DELETE('/api/projects/{id}/steps/{stepId}', { params: stepPathOf(at) }),
  queueKey: ({ stepId }) => stepId,
  optimisticUpdate: (known, { stepId, ...at }) => {
    inProject(known, at, (project) => withSteps(project, (steps) => steps.filter(({ id }) => id !== stepId)));
    known.removeRow(work, stepId);
  },
  invalidates,
});

/** Adds a sub-step at the end of a step, after all that are being added to it, and shows it at once; it is not done yet. */
export const addSubStep = command({
  send: (ask, { body, guard, ...at }: StepAt & Added & { body: Schema<'NewSubStep'> }) =>
    guard(() => ask.POST('/api/projects/{id}/steps/{stepId}/sub-steps', { params: stepPathOf(at), body })),
  queueKey: ({ stepId }) => `sub-steps of ${stepId}`,
  optimisticUpdate: (known, { stepId, shownAs, body, ...at }) =>
    inProject(known, at, (project) =>
      withStep(project, stepId, (step) => ({
        ...step,
        sub_steps: [...step.sub_steps, newSubStep(step, shownAs, body.name)],
      })),
    ),
  onSuccess: (known, { stepId, shownAs, ...at }, subStep) =>
    inProject(known, at, (project) =>
      withStep(project, stepId, (step) => ({ ...step, sub_steps: withAdded(step.sub_steps, shownAs, subStep) })),
    ),
  invalidates,
});

const withAnswer = (known: CachePatcher, { stepId, subStepId, ...at }: SubStepAt, subStep: SubStep) =>
  inProject(known, at, (project) => withSubStep(project, stepId, subStepId, () => subStep));

/** Ticks or unticks a sub-step, at once. */
export const tickSubStep = command({
  send: (ask, { status, ...at }: SubStepAt & { status: boolean }) =>
    ask.PATCH('/api/projects/{id}/steps/{stepId}/sub-steps/{subStepId}/status', {
      params: subStepPathOf(at),
      body: { status },
    }),
  queueKey: ({ subStepId }) => subStepId,
  optimisticUpdate: (known, { stepId, subStepId, status, ...at }) =>
    inProject(known, at, (project) => withSubStep(project, stepId, subStepId, (subStep) => ({ ...subStep, status }))),
  onSuccess: withAnswer,
  invalidates,
  undo: ({ status, ...at }) => ({ ...at, status: !status }),
});

/** Changes a sub-step's words or its place, and shows it at once. */
export const changeSubStep = command({
  send: (ask, { change, ...at }: SubStepAt & { change: Schema<'SubStepChange'> }, asOwn) =>
    ask.PATCH('/api/projects/{id}/steps/{stepId}/sub-steps/{subStepId}', {
      params: subStepPathOf(at),
      body: asOwn(change),
    }),
  queueKey: ({ subStepId }) => subStepId,
  optimisticUpdate: (known, { stepId, subStepId, change: { version: _, position, ...fields }, ...at }) =>
    inProject(known, at, (project) =>
      withStep(project, stepId, (step) => {
        const changed = step.sub_steps.map((each) => (each.id === subStepId ? { ...each, ...fields } : each));
        return { ...step, sub_steps: position === undefined ? changed : movedTo(changed, subStepId, position) };
      }),
    ),
  onSuccess: withAnswer,
  invalidates,
  isAfterDeletions: ({ change }) => change.position !== undefined,
});

/** Deletes a sub-step. */
export const deleteSubStep = command({
  send: (ask, at: SubStepAt) =>
    ask.DELETE('/api/projects/{id}/steps/{stepId}/sub-steps/{subStepId}', { params: subStepPathOf(at) }),
  queueKey: ({ subStepId }) => subStepId,
  optimisticUpdate: (known, { stepId, subStepId, ...at }) =>
    inProject(known, at, (project) =>
      withStep(project, stepId, (step) => ({
        ...step,
        sub_steps: step.sub_steps.filter((subStep) => subStep.id !== subStepId),
      })),
    ),
  invalidates,
});
