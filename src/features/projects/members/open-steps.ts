import type { Project } from '../data/queries';

/** How many open steps of a project somebody is to do: they would have nobody. */
export const openStepsOf = ({ steps }: Project, userId: string) =>
  steps.filter(({ assignee, status }) => assignee?.id === userId && status !== 'done' && status !== 'cancelled').length;
