import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../testing/store.ts';
import { compileOnce, executePipelined } from './compile-once.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('a query is built once, and asked with the values of each time', async () => {
  let builds = 0;
  const counter = compileOnce((db, asked: { name: string; least: number }) => {
    builds++;
    return db
      .selectFrom('counters')
      .where('name', '=', asked.name)
      .where('value', '>=', asked.least)
      .select(['name', 'value']);
  });
  for (const name of ['one', 'two'])
    await store.db.insertInto('counters').values({ name, value: name.length }).execute();
  expect(await counter(store.db, { name: 'one', least: 0 })).toEqual([{ name: 'one', value: 3 }]);
  expect(await store.transaction((tx) => counter(tx, { name: 'two', least: 3 }))).toEqual([{ name: 'two', value: 3 }]);
  expect(await counter(store.db, { name: 'two', least: 4 })).toEqual([]);
  expect(builds).toBe(1);
});

const counterOf = compileOnce((db, asked: { name: string }) =>
  db.selectFrom('counters').where('name', '=', asked.name).select('value'),
);
const count = compileOnce((db, asked: { name: string; by: number }) =>
  db
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', asked.by) }))
    .where('name', '=', asked.name)
    .returning('value'),
);

test('what is asked together is carried out one after the other, and kept or taken back as one', async () => {
  await store.db.insertInto('counters').values({ name: 'three', value: 0 }).execute();
  const three = { name: 'three' };
  const found = await store.transaction((tx) =>
    executePipelined(
      tx,
      count.withValues(tx, { ...three, by: 1 }),
      counterOf.withValues(tx, three),
      count.withValues(tx, { ...three, by: 2 }),
      counterOf.withValues(tx, three),
    ),
  );
  expect(found).toEqual([[{ value: 1 }], [{ value: 1 }], [{ value: 3 }], [{ value: 3 }]]);
  const failing = store.transaction(async (tx) => {
    await executePipelined(
      tx,
      counterOf.withValues(tx, three),
      count.withValues(tx, { ...three, by: 2_147_483_647 }),
      count.withValues(tx, { ...three, by: 1 }),
    );
  });
  await expect(failing).rejects.toThrow('out of range');
  expect(await counterOf(store.db, three)).toEqual([{ value: 3 }]);
});
