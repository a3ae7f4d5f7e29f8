import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Schema } from '#openapi/operations';

export type StepStatus = Schema<'StepStatus'>;

export const stepStatuses = [
  'backlog',
  'todo',
  'in_progress',
  'blocked',
  'done',
  'cancelled',
] as const satisfies StepStatus[];
export const groupings = ['status', 'assignee', 'due', 'none'] as const;
export const sortings = ['created_at', 'position', 'due_date', 'name', 'updated_at'] as const;
export const modes = ['list', 'board', 'calendar', 'timeline'] as const;
const orders = ['desc', 'asc'] as const;
const narrowings = ['all', 'open', ...stepStatuses] as const;

/** How the steps of a project are shown (specification, section 3). All of it stands in the address. */
export interface StepsView {
  groupBy: (typeof groupings)[number];
  sortBy: (typeof sortings)[number];
  sortOrder: (typeof orders)[number];
  filterStatus: (typeof narrowings)[number];
  /** A person's id, `me` or `none`; empty for everybody. */
  assignee: string;
  searchTerm: string;
  viewMode: (typeof modes)[number];
}

const names = ['groupBy', 'sortBy', 'sortOrder', 'filterStatus', 'assignee', 'searchTerm', 'viewMode'] as const;

const known = <Value extends string>(value: string | null, values: readonly [Value, ...Value[]]) =>
  values.find((each) => each === value) ?? values[0];

/** The view that an address asks for. What it does not know becomes what is usual. */
export const viewOf = (query: URLSearchParams): StepsView => ({
  groupBy: known(query.get('groupBy'), groupings),
  sortBy: known(query.get('sortBy'), sortings),
  sortOrder: known(query.get('sortOrder'), orders),
  filterStatus: known(query.get('filterStatus'), narrowings),
  assignee: query.get('assignee')?.slice(0, 36) ?? '',
  searchTerm: query.get('searchTerm')?.slice(0, 120) ?? '',
  viewMode: known(query.get('viewMode'), modes),
});

/** What is shown when the address says nothing. */
export const usualView = viewOf(new URLSearchParams());

/** An address' query with another view; what is usual is left out, what is not ours stays. */
export function withView(query: URLSearchParams, view: StepsView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) {
    if (view[name] === usualView[name]) next.delete(name);
    else next.set(name, view[name]);
  }
  return next;
}

/** The view of the address, the step that is open in the panel, and how to change both. */
export function useStepsView() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => viewOf(query), [query]);
  return useMemo(
    () => ({
      view,
      openStep: query.get('step') ?? undefined,
      isNarrowed: view.filterStatus !== 'all' || view.searchTerm !== '' || view.assignee !== '',
      change: (part: Partial<StepsView>) =>
        setQuery((before) => withView(before, { ...viewOf(before), ...part }), { replace: true }),
      open: (id: string | undefined) =>
        setQuery((before) => {
          const next = new URLSearchParams(before);
          if (id) next.set('step', id);
          else next.delete('step');
          return next;
        }),
    }),
    [view, query, setQuery],
  );
}
