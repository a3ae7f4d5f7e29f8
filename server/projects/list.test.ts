import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

type Item = Schema<'ProjectListItem'>;

let here: Workspace;
let ana: TestPerson;
const names = ['Ágil', 'abacate', 'Zebra', 'esteira de inspeção', '100% pronto', 'a_b', 'ábaco', 'Éter'];
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member');
  const other = await here.somebody('member');
  await here.ask('POST', '/api/projects', { token: other.token, body: { name: 'De outra pessoa' } });
  for (let index = 0; index < 25; index++) {
    const dead_line = index % 3 === 0 ? null : `2026-12-${String(10 + (index % 5)).padStart(2, '0')}`;
    const name = names[index] ?? `Projeto ${index}`;
    const { body } = await here.ask('POST', '/api/projects', { token: ana.token, body: { name, dead_line } });
    if (index % 4 === 0)
      await here.ask('PATCH', `/api/projects/${body.id}`, { token: ana.token, body: { status: 'active' } });
  }
});
afterAll(() => here.close());

const list = (query: Record<string, string> = {}, { token } = ana) =>
  here.ask<Schema<'ProjectList'>>('GET', `/api/projects?${new URLSearchParams(query)}`, { token });

async function pages(query: Record<string, string>): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await list({ ...query, ...(cursor && { cursor }) });
    expect(status).toBe(200);
    all.push(...body.data);
    cursor = body.page.next_cursor;
  }
  return all;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

test('a list shows the own projects alone, newest first', async () => {
  const { data, page } = (await list()).body;
  expect(data).toHaveLength(25);
  expect(page).toEqual({ limit: 50, next_cursor: null });
  expect(data.map(({ created_at }) => created_at)).toEqual(
    [...data.map(({ created_at }) => created_at)].sort().reverse(),
  );
});

test.each(
  ['created_at', 'updated_at', 'dead_line', 'name'].flatMap((by) => [
    [by, 'asc'],
    [by, 'desc'],
  ]),
)('pages by %s %s hold each project once, in order', async (sort_by = '', sort_order = '') => {
  const all = await pages({ sort_by, sort_order, limit: '7' });
  expect(new Set(all.map(({ id }) => id)).size).toBe(25);
  const last = sort_order === 'asc' ? '9999' : '0000';
  const keys = all.map((item) =>
    sort_by === 'name' ? folded(item.name) : String(item[sort_by as 'dead_line'] ?? last),
  );
  const sorted = [...keys].sort(byText);
  expect(keys).toEqual(sort_order === 'asc' ? sorted : sorted.reverse());
  if (sort_by === 'dead_line') expect(all.slice(-9).every(({ dead_line }) => dead_line === null)).toBe(true);
});

test('what is added while somebody pages neither repeats nor hides a project', async () => {
  const before = new Set((await list()).body.data.map(({ id }) => id));
  const first = (await list({ limit: '10' })).body;
  await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'No meio' } });
  const rest = await pages({ limit: '10', cursor: first.page.next_cursor ?? '' });
  const seen = [...first.data, ...rest].map(({ id }) => id);
  expect(seen).toHaveLength(25);
  expect(new Set(seen)).toEqual(before);
});

test.each([
  ['INSPECAO esteira', ['esteira de inspeção']],
  ['aba', ['abacate', 'ábaco']],
  ['100%', ['100% pronto']],
  ['a_b', ['a_b']],
  ['\\', []],
  ["'; drop table projects; --", []],
])('a search for %s finds %j', async (search, found) => {
  const { data } = (await list({ search, sort_by: 'name', sort_order: 'asc' })).body;
  expect(data.map(({ name }) => name)).toEqual(found);
});

test('a search finds codes, and blank ones find all', async () => {
  expect((await list({ search: 'prj-002' })).body.data.map(({ name }) => name)).toEqual(['Ágil']);
  expect((await list({ search: '  ' })).body.data.length).toBeGreaterThan(24);
});

test('statuses filter, one or several', async () => {
  const one = await list({ status: 'active' });
  expect(one.body.data).toHaveLength(7);
  const { body } = await here.ask('GET', '/api/projects?status=active&status=planning', { token: ana.token });
  expect(body.data.length).toBeGreaterThan(24);
});

test('a cursor holds only for the list that gave it', async () => {
  const { page } = (await list({ limit: '3', sort_by: 'name' })).body;
  const cursor = page.next_cursor ?? '';
  const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const [stamp, , id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  for (const query of [
    { cursor },
    { cursor, sort_by: 'name', status: 'active' },
    { cursor, sort_by: 'name', search: 'x' },
    { cursor: forged([stamp, 5, id]), sort_by: 'name' },
    { cursor: forged([stamp, 'a\0', id]), sort_by: 'name' },
    { cursor: forged([stamp, 'a', "' or 1"]), sort_by: 'name' },
    { cursor: forged([]), sort_by: 'name' },
    { cursor: forged(null), sort_by: 'name' },
  ])
    expect(await list(query as unknown as Record<string, string>)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'cursor' }] },
    });
  expect((await list({ cursor, sort_by: 'name', limit: '9' })).status).toBe(200);
});
