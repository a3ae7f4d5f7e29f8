import { addDays, type Day } from '#domain/dates';
import { foldText } from '#domain/search';
import { isOver } from '#domain/step-lifecycle';
import { priorityRank, stepPriorities } from '#domain/step-priority';
import type { Project, Step } from '../data/queries';
import { hasTag } from '../tags/tags-of';
import { type StepsView, stepStatuses } from './view';

/** Steps that are shown under one head. */
export interface StepGroup {
  id: string;
  steps: Step[];
}

export const isClosed = ({ status }: Pick<Step, 'status'>) => isOver(status);

const haystacks = new WeakMap<Step, string>();

/** A step's words as searches compare them, its sub-steps' too. */
function wordsOf(step: Step): string {
  const known = haystacks.get(step);
  if (known !== undefined) return known;
  const made = foldText(
    [step.name, step.description, ...step.tags, ...step.sub_steps.map(({ name }) => name)].join(' '),
  );
  haystacks.set(step, made);
  return made;
}

const compare = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }).compare;
const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
const orders: Record<StepsView['sortBy'], (left: Step, right: Step) => number> = {
  created_at: (left, right) => byText(left.created_at, right.created_at),
  updated_at: (left, right) => byText(left.updated_at, right.updated_at),
  position: (left, right) => left.position - right.position,
  priority: (left, right) => priorityRank(right.priority) - priorityRank(left.priority),
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
  const terms = foldText(view.searchTerm).split(' ').filter(Boolean);
  const who = view.assignee === 'me' ? me : view.assignee;
  const isShown = (step: Step) =>
    (view.filterStatus === 'all' ||
      (view.filterStatus === 'open' ? !isClosed(step) : step.status === view.filterStatus)) &&
    (view.filterPriority === 'all' || step.priority === view.filterPriority) &&
    (!view.tag || hasTag(step, view.tag)) &&
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

/** Under which head a step stands, for each way to group. */
const headOf: Record<Exclude<StepsView['groupBy'], 'none'>, (step: Step, today: Day) => string> = {
  status: ({ status }) => status,
  due: stretchOf,
  priority: ({ priority }) => priority,
  assignee: ({ assignee }) => assignee?.id ?? 'nobody',
};

/** People by their names, nobody last. */
function byAssignee(heads: ReadonlyMap<string, Step[]>): string[] {
  const nameOf = (id: string) => heads.get(id)?.[0]?.assignee?.name ?? '';
  return [...heads.keys()].sort(
    (left, right) => Number(left === 'nobody') - Number(right === 'nobody') || compare(nameOf(left), nameOf(right)),
  );
}

/** Shown steps under the heads that a view asks for; heads without steps stay away. */
export function grouped(steps: readonly Step[], { groupBy }: StepsView, today: Day): StepGroup[] {
  if (groupBy === 'none') return [{ id: 'all', steps: [...steps] }];
  const heads = Map.groupBy(steps, (step) => headOf[groupBy](step, today));
  const known = { status: stepStatuses, due: stretches, priority: stepPriorities, assignee: byAssignee(heads) };
  // What this build does not know comes last.
  const order = new Set<string>([...known[groupBy], ...heads.keys()]);
  return [...order].flatMap((id) => {
    const inside = heads.get(id);
    return inside ? [{ id, steps: inside }] : [];
  });
}

/** The place in the project that a step gets by its place in a column or a group, counted from 1. */
export function placeInProject(project: Project, column: readonly Step[], moved: Step, place: number): number {
  const order = project.steps.filter(({ id }) => id !== moved.id).sort((left, right) => left.position - right.position);
  const rest = column.filter(({ id }) => id !== moved.id);
  const [before, after] = [rest[place - 1], rest[place]];
  if (after) return order.findIndex(({ id }) => id === after.id) + 1;
  return before ? order.findIndex(({ id }) => id === before.id) + 2 : moved.position;
}
