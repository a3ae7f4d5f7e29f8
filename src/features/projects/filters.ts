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

/** How the list of projects is narrowed and sorted; all of it stands in the address. */
export interface ProjectFilters {
  search: string;
  status: (typeof statuses)[number] | undefined;
  sort_by: (typeof sorts)[number];
  sort_order: (typeof orders)[number];
}

const known = <Value extends string>(value: string | null, values: readonly Value[]) =>
  values.find((each) => each === value);

/** The filters that an address asks for. What it does not know, it ignores. */
export const filtersOf = (query: URLSearchParams): ProjectFilters => ({
  search: query.get('search')?.slice(0, 120) ?? '',
  status: known(query.get('status'), statuses),
  sort_by: known(query.get('sort_by'), sorts) ?? 'created_at',
  sort_order: known(query.get('sort_order'), orders) ?? 'desc',
});

const usual = filtersOf(new URLSearchParams());

/** The query of an address for these filters, leaving out what is usual anyway. */
export function queryOf(filters: ProjectFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['search', 'status', 'sort_by', 'sort_order'] as const) {
    const value = filters[name];
    if (value && value !== usual[name]) query.set(name, value);
  }
  return query;
}

/** The filters of the address, and how to change them without leaving the page. */
export function useProjectFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const change = (part: Partial<ProjectFilters>) =>
    setQuery((before) => queryOf({ ...filtersOf(before), ...part }), { replace: true });
  return { filters, change, isNarrowed: filters.search !== '' || filters.status !== undefined };
}
