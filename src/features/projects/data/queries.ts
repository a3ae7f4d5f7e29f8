import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { queriesOf } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { cursorList } from '../../kit/list/cursor-list';

export type Project = Schema<'ProjectDetail'>;
export type ProjectRow = Schema<'ProjectListItem'>;
export type Step = Schema<'Step'>;
export type SubStep = Schema<'SubStep'>;

/** One project with its steps and their sub-steps. */
export const projectById = (id: string) => api.queryOptions('get', '/api/projects/{id}', { params: { path: { id } } });

/** The same for a page that is drawn before it: fails with the page only where nothing has come yet. */
export const projectAwaited = (id: string) => ({
  ...projectById(id),
  throwOnError: (_: unknown, { state }: { state: { data?: unknown } }) => state.data === undefined,
});

/** What any list that was asked for says of a project, to begin a page with while the project itself is on its way. */
export function listedProject(queryClient: QueryClient, id: string): ProjectRow | undefined {
  type Lists = { data: ProjectRow[] } | { pages: { data: ProjectRow[] }[] } | undefined;
  for (const [, lists] of queryClient.getQueriesData<Lists>(projectLists)) {
    const pages = lists && 'pages' in lists ? lists.pages : [lists];
    const found = pages.flatMap((page) => page?.data ?? []).find((row) => row.id === id);
    if (found) return found;
  }
  return undefined;
}

export type Member = Schema<'Member'>;

const memberList = cursorList('/api/projects/{id}/members', (id: string) => ({ path: { id } }));
const activityList = cursorList('/api/projects/{id}/activity', (id: string) => ({ path: { id } }));

/** All members of a project. */
export const allMembers = (id: string) => memberList.whole(id);

/** What happened in a project, the newest first, page by page. */
export const activityOf = (id: string) => activityList.pages(id, 20);

/** All lists of projects, whatever they were asked for. */
export const projectLists = queriesOf('/api/projects');
