import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText } from '#domain/search';
import { openTestStore } from '../../testing/store.ts';
import { foldTextInSql, matchesSearchInSql } from './search.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const one = async <Value>(expression: ReturnType<typeof sql<Value>>) =>
  (await sql<{ value: Value }>`select ${expression} as value`.execute(store.db)).rows[0]?.value;
const text = (of: string) => sql<string>`${of}::text`;

test.each(['Ação de SÃO JOÃO', 'plain ASCII', 'e\u0301 Cafe\u0301', 'Ünïcødé ﬁ', ''])(
  'the store folds %j as the app does',
  async (of) => expect(await one(foldTextInSql(text(of)))).toBe(foldText(of)),
);

test.each([
  ['sao joao', true],
  ['joao sao', true],
  ['jo sa o', true],
  ['maria', false],
  ['%', false],
  ['_', false],
])('a search for %j', async (search, isFound) =>
  expect(await one(matchesSearchInSql(foldTextInSql(text('Ação de São João')), search))).toBe(isFound),
);

test('the text is folded once, and a word within another asked for once, however many words there are', () => {
  const words = Array.from({ length: 60 }, () => 'a').join(' ');
  const compiled = matchesSearchInSql(foldTextInSql(sql.ref('label')), `${words} banana ${words}`).compile(store.db);
  expect(compiled.sql.match(/normalize/g)).toHaveLength(1);
  expect(compiled.parameters).toEqual([['%banana%']]);
});
