import { addDays, type Day } from '#domain/dates';
import { folded } from '#domain/search';
import type { Step } from '../queries';
import { type StepsView, stepStatuses } from './view';

/** Steps that are shown under one head. */
export interface StepGroup {
  id: string;
  steps: Step[];
}

export const isClosed = ({ status }: Pick<Step, 'status'>) => status === 'done' || status === 'cancelled';

const haystacks = new WeakMap<Step, string>();

/** A step's words as searches compare them, its sub-steps' too. */
function wordsOf(step: Step): string {
  const known = haystacks.get(step);
  if (known !== undefined) return known;
  const made = folded([step.name, step.description, ...step.sub_steps.map(({ name }) => name)].join(' '));
  haystacks.set(step, made);
  return made;
}

const compare = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }).compare;
const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
const orders: Record<StepsView['sortBy'], (left: Step, right: Step) => number> = {
  created_at: (left, right) => byText(left.created_at, right.created_at),
  updated_at: (left, right) => byText(left.updated_at, right.updated_at),
  position: (left, right) => left.position - right.position,
  name: (left, right) => compare(left.name, right.name),
  due_date: (left, right) => byText(left.due_date as string, right.due_date as string),
};

/** Sorted steps; those without a date come last in either direction. */
function sorted(steps: readonly Step[], { sortBy, sortOrder }: StepsView): Step[] {
  const way = sortOrder === 'asc' ? 1 : -1;
  const dateless = (step: Step) => Number(sortBy === 'due_date' && step.due_date === null);
  return [...steps].sort(
    (left, right) =>
      dateless(left) - dateless(right) ||
      (dateless(left) ? 0 : way * orders[sortBy](left, right)) ||
      left.position - right.position,
  );
}

/** The steps that a view leaves, in its order. */
export function shownSteps(steps: readonly Step[], view: StepsView, me: string | undefined): Step[] {
  const terms = folded(view.searchTerm).split(' ').filter(Boolean);
  const who = view.assignee === 'me' ? me : view.assignee;
  const isShown = (step: Step) =>
    (view.filterStatus === 'all' ||
      (view.filterStatus === 'open' ? !isClosed(step) : step.status === view.filterStatus)) &&
    (!who || (who === 'none' ? step.assignee === null : step.assignee?.id === who)) &&
    (terms.length === 0 || terms.every((term) => wordsOf(step).includes(term)));
  return sorted(steps.filter(isShown), view);
}

/** In which stretch of time a step is due, seen from today. */
export function stretchOf(step: Step, today: Day): 'late' | 'today' | 'week' | 'later' | 'undated' {
  if (!step.due_date) return 'undated';
  if (step.due_date < today && !isClosed(step)) return 'late';
  if (step.due_date === today) return 'today';
  return step.due_date <= addDays(today, 7) && step.due_date > today ? 'week' : 'later';
}

const stretches = ['late', 'today', 'week', 'later', 'undated'];

/** Shown steps under the heads that a view asks for; heads without steps stay away. */
export function grouped(steps: readonly Step[], { groupBy }: StepsView, today: Day): StepGroup[] {
  if (groupBy === 'none') return [{ id: 'all', steps: [...steps] }];
  const headOf = (step: Step) =>
    groupBy === 'status' ? step.status : groupBy === 'due' ? stretchOf(step, today) : (step.assignee?.id ?? 'nobody');
  const heads = Map.groupBy(steps, headOf);
  const order =
    groupBy === 'status'
      ? [...stepStatuses, ...heads.keys()]
      : groupBy === 'due'
        ? stretches
        : [...heads.keys()].sort((left, right) =>
            left === 'nobody'
              ? 1
              : right === 'nobody'
                ? -1
                : compare(heads.get(left)?.[0]?.assignee?.name ?? '', heads.get(right)?.[0]?.assignee?.name ?? ''),
          );
  return [...new Set(order)].flatMap((id) => {
    const inside = heads.get(id);
    return inside ? [{ id, steps: inside }] : [];
  });
}
