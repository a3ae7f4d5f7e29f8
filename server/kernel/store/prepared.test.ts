import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../testing/store.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const planned = async () =>
  (await sql<{ statement: string }>`table pg_prepared_statements`.execute(store.db)).rows.map(
    ({ statement }) => statement,
  );
const times = async (count: number, work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index++) await work(index);
};

test('what is asked again and again is planned once, and still answers by what it is asked with', async () => {
  const ask = (number: number) =>
    sql<{ answer: number }>`select ${number}::integer + 1 as answer`
      .execute(store.db)
      .then(({ rows }) => rows[0]?.answer);
  const answers: unknown[] = [];
  await times(6, async (index) => answers.push(await ask(index)));
  expect(answers).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await planned()).filter((text) => text.includes('+ 1 as answer'))).toHaveLength(1);
});

test('there are never more than two hundred plans', async () => {
  await times(300, (index) =>
    times(3, () => sql`select ${index}::integer as ${sql.ref(`n${index}`)}`.execute(store.db)),
  );
  expect((await planned()).length).toBeLessThanOrEqual(200);
});

test('a store that is migrated under a running server goes on answering', async () => {
  const fresh = await openTestStore();
  try {
    await sql`create table growing (a integer)`.execute(fresh.db);
    const read = () => sql`select * from growing where a is distinct from ${0}::integer`.execute(fresh.db);
    await times(4, read);
    await sql`alter table growing add column b integer default 2`.execute(fresh.db);
    await sql`insert into growing (a) values (1)`.execute(fresh.db);
    expect((await read()).rows).toEqual([{ a: 1, b: 2 }]);
    await times(4, read);
  } finally {
    await fresh.close();
  }
});
