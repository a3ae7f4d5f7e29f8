import { addDays, type Day } from '#domain/dates';
import { foldText } from '#domain/search';
import { stepPriorities } from '#domain/step-priority';
import type { WorkItem } from './data/queries';

export const groups = ['late', 'today', 'week', 'later', 'none'] as const;
export type Group = (typeof groups)[number];

/** Which group a date belongs to, seen from today. */
export function groupOf(due: Day | null, today: Day): Group {
  if (due === null) return 'none';
  if (due < today) return 'late';
  if (due === today) return 'today';
  return due <= addDays(today, 7) ? 'week' : 'later';
}

/** What there is to do by when it is due, in that order; only groups that have something. */
export function grouped(items: readonly WorkItem[], today: Day) {
  return groups
    .map((group) => ({ group, items: items.filter(({ due_date }) => groupOf(due_date, today) === group) }))
    .filter(({ items: inside }) => inside.length > 0);
}

/** The same by priority, the most urgent first. */
export function groupedByPriority(items: readonly WorkItem[]) {
  return stepPriorities
    .map((group) => ({ group, items: items.filter(({ priority }) => priority === group) }))
    .filter(({ items: inside }) => inside.length > 0);
}

/** Whether a step or its project is called so, or has that code. */
export function isCalled({ name, project }: WorkItem, search: string): boolean {
  const wanted = foldText(search);
  return [name, project.name, project.code].some((text) => foldText(text).includes(wanted));
}
