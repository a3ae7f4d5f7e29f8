import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { ask } from '../kernel/query';
import type { ProjectFilters } from './filters';

export type Project = Schema<'ProjectDetail'>;
export type ProjectRow = Schema<'ProjectListItem'>;
export type Step = Schema<'Step'>;
export type SubStep = Schema<'SubStep'>;

/** Projects that the signed-in person may see, page by page, as the filters of the address ask. */
export const projectList = (filters: ProjectFilters) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/projects', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { status, search, sort_by, sort_order } = filters;
      const query = { sort_by, sort_order, ...(search && { search }), ...(status && { status: [status] }) };
      const { data } = await client.GET('/api/projects', {
        params: { query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        signal,
      });
      return data as Schema<'ProjectList'>;
    },
    getNextPageParam: ({ page }) => page?.next_cursor ?? undefined,
  });

/** One project with its steps and their sub-steps. */
export const projectById = (id: string) => ask.queryOptions('get', '/api/projects/{id}', { params: { path: { id } } });

/** After a change: what lists say of projects is old. */
export const listsAreOld = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['get', '/api/projects'] });
