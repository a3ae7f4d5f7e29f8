import '../../kernel/testing/relative-requests';

import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { cursorList } from './cursor-list';

const members = cursorList('/api/projects/{id}/members', (id: string) => ({ path: { id } }));
const asked: string[] = [];

/** Creates a server with five rows and the given page size. */
function answerRows() {
  vi.stubGlobal('fetch', (request: Request) => {
    const url = new URL(request.url);
    asked.push(`${url.pathname}?${url.searchParams}`);
    const limit = Math.min(Number(url.searchParams.get('limit')), 2);
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    const next = from + limit < rows.length ? String(from + limit) : null;
    return Promise.resolve(Response.json({ data: rows.slice(from, from + limit), page: { limit, next_cursor: next } }));
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('all of a list is asked for page after page', async () => {
  answerRows();
  const rows = await new QueryClient().fetchQuery(members.whole('p1'));
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(asked).toEqual([
    '/api/projects/p1/members?limit=200',
    '/api/projects/p1/members?limit=200&cursor=2',
    '/api/projects/p1/members?limit=200&cursor=4',
  ]);
});

test('some of it is asked for as it is wanted, and known below one key', async () => {
  answerRows();
  const client = new QueryClient();
  const { pages } = await client.fetchInfiniteQuery({ ...members.pages('p1', 2), pages: 2 });
  expect(pages.map(({ data }) => data.length)).toEqual([2, 2]);
  await client.fetchQuery(members.count('p1'));
  expect(client.getQueryCache().findAll({ queryKey: members.queryKey })).toHaveLength(2);
  expect(await client.fetchQuery(members.count('p1'))).toEqual({ count: 2, hasMore: true });
});

test('what is empty is not asked for', async () => {
  answerRows();
  const found = cursorList('/api/projects', (search: string) => ({ query: { search, status: [], owned: undefined } }));
  await new QueryClient().fetchQuery(found.count(''));
  await new QueryClient().fetchQuery(found.count('solda'));
  expect(asked).toEqual(['/api/projects?limit=50', '/api/projects?search=solda&limit=50']);
});
