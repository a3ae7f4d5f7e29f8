import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { notify } from '#ui';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { movedTo, withStep, withStepChange, withSteps, withSubStep } from './local';
import { listsAreOld, type Project, projectById, type Step, type SubStep } from './queries';

/** What is shown of one project at once, before the server answers, and taken back when it refuses. */
interface Command<Input, Output> {
  send: (input: Input) => Promise<{ data?: Output }>;
  /** How the project will look. */
  foresee?: (project: Project, input: Input) => Project;
  /** How the project looks by the server's answer. */
  settle?: (project: Project, input: Input, output: Output) => Project;
  /** Told in a toast before the reason; without it the caller tells. */
  failure?: string;
}

function useCommand<Input, Output>(projectId: string, { send, foresee, settle, failure }: Command<Input, Output>) {
  const queryClient = useQueryClient();
  const { language } = usePreferences();
  const { queryKey } = projectById(projectId);
  const mutationKey = ['project', projectId];
  const change = (by: (project: Project) => Project) =>
    queryClient.setQueryData<Project>(queryKey, (project) => project && by(project));

  return useMutation({
    mutationKey,
    mutationFn: async (input: Input) => (await send(input)).data as Output,
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Project>(queryKey);
      if (foresee) change((project) => foresee(project, input));
      return { before };
    },
    onSuccess: (output, input) => {
      if (settle) change((project) => settle(project, input, output));
    },
    onError: (error, _input, kept) => {
      if (foresee && kept?.before) queryClient.setQueryData(queryKey, kept.before);
      if (failure) notify({ variant: 'destructive', title: failure, description: toProblem(error, language).message });
    },
    onSettled: () => {
      // While another command is under way its foreseen change would be overwritten by what the server knows now.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey });
      void listsAreOld(queryClient);
    },
  });
}

type StepAt = { stepId: string };
type SubStepAt = StepAt & { subStepId: string };

/** Changes the project itself. */
export const useChangeProject = (id: string) =>
  useCommand<Schema<'ProjectChange'>, Project>(id, {
    send: (body) => client.PATCH('/api/projects/{id}', { params: { path: { id } }, body }),
    settle: (_, _input, project) => project,
  });

/** Adds a step at the end. */
export const useAddStep = (id: string) =>
  useCommand<Schema<'NewStep'>, Step>(id, {
    send: (body) => client.POST('/api/projects/{id}/steps', { params: { path: { id } }, body }),
    settle: (project, _, step) => withSteps(project, (steps) => [...steps, step]),
  });

/** Changes a step and shows it at once; whoever is to do it is given beside their id. */
export const useChangeStep = (id: string, failure?: string) =>
  useCommand<StepAt & { change: Schema<'StepChange'>; assignee?: Step['assignee'] }, Step>(id, {
    send: ({ stepId, change: body }) =>
      client.PATCH('/api/projects/{id}/steps/{stepId}', { params: { path: { id, stepId } }, body }),
    foresee: (project, { stepId, change, assignee }) => withStepChange(project, stepId, change, assignee),
    settle: (project, { stepId }, step) => withStep(project, stepId, () => step),
    failure,
  });

/** Deletes a step with its sub-steps. */
export const useDeleteStep = (id: string, failure: string) =>
  useCommand<StepAt, undefined>(id, {
    send: ({ stepId }) => client.DELETE('/api/projects/{id}/steps/{stepId}', { params: { path: { id, stepId } } }),
    settle: (project, { stepId }) => withSteps(project, (steps) => steps.filter((step) => step.id !== stepId)),
    failure,
  });

/** Adds a sub-step at the end of a step; it is not done yet. */
export const useAddSubStep = (id: string) =>
  useCommand<StepAt & { body: Schema<'NewSubStep'> }, SubStep>(id, {
    send: ({ stepId, body }) =>
      client.POST('/api/projects/{id}/steps/{stepId}/sub-steps', { params: { path: { id, stepId } }, body }),
    settle: (project, { stepId }, subStep) =>
      withStep(project, stepId, (step) => ({ ...step, sub_steps: [...step.sub_steps, subStep] })),
  });

/** Ticks or unticks a sub-step, at once. */
export const useTick = (id: string, failure: string) =>
  useCommand<SubStepAt & { status: boolean }, SubStep>(id, {
    send: ({ stepId, subStepId, status }) =>
      client.PATCH('/api/projects/{id}/steps/{stepId}/sub-steps/{subStepId}/status', {
        params: { path: { id, stepId, subStepId } },
        body: { status },
      }),
    foresee: (project, { stepId, subStepId, status }) =>
      withSubStep(project, stepId, subStepId, (subStep) => ({ ...subStep, status })),
    settle: (project, { stepId, subStepId }, subStep) => withSubStep(project, stepId, subStepId, () => subStep),
    failure,
  });

/** Changes a sub-step's words or its place, and shows it at once. */
export const useChangeSubStep = (id: string, failure?: string) =>
  useCommand<SubStepAt & { change: Schema<'SubStepChange'> }, SubStep>(id, {
    send: ({ stepId, subStepId, change: body }) =>
      client.PATCH('/api/projects/{id}/steps/{stepId}/sub-steps/{subStepId}', {
        params: { path: { id, stepId, subStepId } },
        body,
      }),
    foresee: (project, { stepId, subStepId, change: { version: _, position, ...fields } }) =>
      withStep(project, stepId, (step) => {
        const changed = step.sub_steps.map((each) => (each.id === subStepId ? { ...each, ...fields } : each));
        return { ...step, sub_steps: position === undefined ? changed : movedTo(changed, subStepId, position) };
      }),
    settle: (project, { stepId, subStepId }, subStep) => withSubStep(project, stepId, subStepId, () => subStep),
    failure,
  });

/** Deletes a sub-step. */
export const useDeleteSubStep = (id: string, failure: string) =>
  useCommand<SubStepAt, undefined>(id, {
    send: ({ stepId, subStepId }) =>
      client.DELETE('/api/projects/{id}/steps/{stepId}/sub-steps/{subStepId}', {
        params: { path: { id, stepId, subStepId } },
      }),
    foresee: (project, { stepId, subStepId }) =>
      withStep(project, stepId, (step) => ({
        ...step,
        sub_steps: step.sub_steps.filter((subStep) => subStep.id !== subStepId),
      })),
    failure,
  });
