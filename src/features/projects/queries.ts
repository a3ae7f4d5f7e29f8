import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { ask } from '../kernel/query';

export type Project = Schema<'ProjectDetail'>;
export type ProjectRow = Schema<'ProjectListItem'>;
export type Step = Schema<'Step'>;
export type SubStep = Schema<'SubStep'>;

/** One project with its steps and their sub-steps. */
export const projectById = (id: string) => ask.queryOptions('get', '/api/projects/{id}', { params: { path: { id } } });

/** The same for a page that is drawn before it: fails with the page only where nothing has come yet. */
export const projectAwaited = (id: string) => ({
  ...projectById(id),
  throwOnError: (_: unknown, { state }: { state: { data?: unknown } }) => state.data === undefined,
});

/** What any list that was asked for says of a project, to begin a page with while the project itself is on its way. */
export function listedProject(queryClient: QueryClient, id: string): ProjectRow | undefined {
  type Lists = { data: ProjectRow[] } | { pages: { data: ProjectRow[] }[] } | undefined;
  for (const [, lists] of queryClient.getQueriesData<Lists>({ queryKey: ['get', '/api/projects'] })) {
    const pages = lists && 'pages' in lists ? lists.pages : [lists];
    const found = pages.flatMap((page) => page?.data ?? []).find((row) => row.id === id);
    if (found) return found;
  }
  return undefined;
}

export type Member = Schema<'Member'>;

/** All members of a project, however many pages they fill. */
export const allMembers = (id: string) =>
  queryOptions({
    queryKey: ['get', '/api/projects/{id}/members', id, 'all'],
    queryFn: async ({ signal }) => {
      const members: Member[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { limit: 200, ...(cursor && { cursor }) };
        const { data } = await client.GET('/api/projects/{id}/members', { params: { path: { id }, query }, signal });
        members.push(...(data?.data ?? []));
        cursor = data?.page.next_cursor ?? null;
      }
      return members;
    },
  });

/** What happened in a project, the newest first, page by page. */
export const activityOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/projects/{id}/activity', id],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 20, ...(pageParam && { cursor: pageParam }) };
      const { data } = await client.GET('/api/projects/{id}/activity', { params: { path: { id }, query }, signal });
      return data as Schema<'ActivityList'>;
    },
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  });

/** After a change: what lists say of projects is old. */
export const listsAreOld = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['get', '/api/projects'] });
