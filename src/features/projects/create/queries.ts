import { client } from '#openapi/client';
import { api } from '../../kernel/query';

/** What projects can begin from, by name. */
export const templates = () =>
  api.queryOptions('get', '/api/projects', {
    params: { query: { template: true, sort_by: 'name', sort_order: 'asc', limit: 200 } },
  });

/** Projects that may be called nearly the same: their texts have this word. */
export const projectsLike = (word: string) =>
  api.queryOptions('get', '/api/projects', { params: { query: { search: word, sort_by: 'updated_at', limit: 50 } } });

/** Projects whose name, code or description has these words. */
export async function findProjects(search: string, signal: AbortSignal) {
  const query = { sort_by: 'updated_at', limit: 20, ...(search && { search }) } as const;
  const { data } = await client.GET('/api/projects', { params: { query }, signal });
  return (data?.data ?? []).map(({ id, name, code }) => ({ id, label: name, note: code }));
}
