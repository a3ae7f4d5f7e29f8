import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Day } from '#domain/dates';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import type { ProjectFilters } from './filters';

/** How many are asked for at once: a group is counted whole, so its list is asked for in larger pieces. */
const pageOf = ({ group }: ProjectFilters) => (group ? 200 : 50);

/** What the server is asked for by these filters. */
export function askedOf(
  { search, status, unit, mine, late, templates, sort_by, sort_order }: ProjectFilters,
  today: Day,
) {
  return {
    sort_by,
    sort_order,
    ...(search && { search }),
    ...(status.length > 0 && { status }),
    ...(unit && { unit_id: unit }),
    ...(mine && { owned: true }),
    ...(late && { late: today }),
    ...(templates && { template: true }),
  };
}

/** Projects that the signed-in person may see, page by page, as the filters of the address ask. */
export function projectList(filters: ProjectFilters, today: Day, limit = pageOf(filters)) {
  const query = { ...askedOf(filters, today), limit };
  return infiniteQueryOptions({
    queryKey: ['get', '/api/projects', query],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await client.GET('/api/projects', {
        params: { query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        signal,
      });
      return data as Schema<'ProjectList'>;
    },
    getNextPageParam: ({ page }) => page?.next_cursor ?? undefined,
  });
}

/** All projects that the filters leave, for a file. */
export async function allProjects(queryClient: QueryClient, filters: ProjectFilters, today: Day) {
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...projectList(filters, today, 200),
    pages: Number.MAX_SAFE_INTEGER,
    staleTime: 0,
  });
  return pages.flatMap(({ data }) => data);
}
