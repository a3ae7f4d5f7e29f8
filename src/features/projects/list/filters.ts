import { useSearchParams } from 'react-router-dom';
import type { Schema } from '#openapi/operations';

export const statuses = [
  'planning',
  'active',
  'on_hold',
  'completed',
  'cancelled',
] as const satisfies Schema<'ProjectStatus'>[];
export const sorts = ['created_at', 'dead_line', 'name', 'updated_at'] as const;
const orders = ['desc', 'asc'] as const;
export const groups = ['status', 'unit', 'owner', 'health'] as const;
export const views = ['list', 'cards'] as const;

export type Group = (typeof groups)[number];

/** How the list of projects is narrowed, sorted, grouped and shown; all of it stands in the address. */
export interface ProjectFilters {
  search: string;
  status: (typeof statuses)[number][];
  unit: string | undefined;
  mine: boolean;
  late: boolean;
  templates: boolean;
  sort_by: (typeof sorts)[number];
  sort_order: (typeof orders)[number];
  group: Group | undefined;
  view: (typeof views)[number];
}

const known = <Value extends string>(value: string | null, values: readonly Value[]) =>
  values.find((each) => each === value);

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const unitOf = (value: string | null) => (value && id.test(value) ? value : undefined);
const longestSearch = 120;

/** The filters that an address asks for. What it does not know, it ignores. */
export const filtersOf = (query: URLSearchParams): ProjectFilters => ({
  search: query.get('search')?.slice(0, longestSearch) ?? '',
  status: statuses.filter((status) => query.getAll('status').includes(status)),
  unit: unitOf(query.get('unit')),
  mine: query.get('mine') === '1',
  late: query.get('late') === '1',
  templates: query.get('templates') === '1',
  sort_by: known(query.get('sort_by'), sorts) ?? 'created_at',
  sort_order: known(query.get('sort_order'), orders) ?? 'desc',
  group: known(query.get('group'), groups),
  view: known(query.get('view'), views) ?? 'list',
});

/** The filters of a list that nothing narrows, in its usual order. */
export const usual = filtersOf(new URLSearchParams());

/** The query of an address for these filters, leaving out what is usual anyway. */
export function queryOf(filters: ProjectFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (Array.isArray(value)) for (const each of value) query.append(name, each);
    else if (value === true) query.set(name, '1');
    else if (value && value !== usual[name as keyof ProjectFilters]) query.set(name, value);
  }
  return query;
}

/** What an address asks for that is not known here, as it is written there. */
export function ignoredIn(query: URLSearchParams): string[] {
  const understood = [...queryOf(filtersOf(query))].map(String);
  const usually = Object.entries(usual).map(String);
  return [...query]
    .filter((pair) => pair[1] !== '' && !understood.includes(String(pair)) && !usually.includes(String(pair)))
    .filter(([name]) => name !== 'search')
    .map(([name, value]) => `${name}=${value}`);
}

/** What narrows a list, each by itself, so that one can say what hides the rest. */
export const narrowing = ['search', 'status', 'unit', 'mine', 'late', 'templates'] as const;
export type Narrowing = (typeof narrowing)[number];

/** The filters that are in force. */
export const inForce = (filters: ProjectFilters): Narrowing[] =>
  narrowing.filter((name) => (name === 'status' ? filters.status.length > 0 : Boolean(filters[name])));

/** Filters without one of them. */
export const without = (filters: ProjectFilters, ...names: Narrowing[]): ProjectFilters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, usual[name]])),
});

/** The filters of the address, and how to change them without leaving the page. */
export function useProjectFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const change = (part: Partial<ProjectFilters>) =>
    setQuery((before) => queryOf({ ...filtersOf(before), ...part }), { replace: true });
  return { filters, change, ignored: ignoredIn(query) };
}
