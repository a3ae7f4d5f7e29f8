import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endConnections, inDatabase, openWay } from '../../testing/postgres.ts';
import { makeDatabase, onPostgres } from '../../testing/store.ts';
import { newId } from '../ids.ts';
import { connect, type Store } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';
import type { Tx } from './tables.ts';

// Skipped on the embedded store, whose one connection never leaves the process.
describe.runIf(onPostgres)('a PostgreSQL that is interrupted', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let name: string;
  let store: Store;
  beforeAll(async () => {
    database = await makeDatabase();
    name = new URL(database.url).pathname.slice(1);
    store = connect(
      { connectionString: database.url, max: 4 },
      { limits: { connectMs: 500, answerMs: 400, lockMs: 200, idleMs: 300 } },
    );
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const add = (tx: Tx) => tx.insertInto('counters').values({ name: newId(), value: 1 }).execute();
  const count = async () =>
    Number((await sql<{ n: number }>`select count(*) n from counters`.execute(store.db)).rows[0]?.n);
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error) => error,
    );

  test('in the middle of a transaction, it is rolled back, told as away, and the next one works', async () => {
    const before = await count();
    const error = await failure(
      store.transaction(async (tx) => {
        await add(tx);
        await endConnections(name);
        await add(tx);
      }),
    );
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(await count()).toBe(before);
    await store.transaction(add);
    expect(await count()).toBe(before + 1);
  });

  test('while a transaction holds a connection without asking, the process lives and the transaction fails', async () => {
    const before = await count();
    const error = await failure(
      store.transaction(async (tx) => {
        await add(tx);
        await endConnections(name);
        // The event of the broken connection comes now, with nobody asking anything.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }),
    );
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(await count()).toBe(before);
  });

  test('again and again under many transactions, leaves no half of one and no connection behind', async () => {
    let isOver = false;
    const before = await count();
    const told = { kept: 0, away: 0, other: [] as unknown[] };
    const writing = async () => {
      while (!isOver) {
        const error = await failure(
          store.transaction(async (tx) => {
            await add(tx);
            await add(tx);
          }),
        );
        if (!error) told.kept += 2;
        else if (error instanceof StoreUnavailable) told.away++;
        else told.other.push(error);
      }
    };
    const writers = Array.from({ length: 8 }, writing);
    for (let round = 0; round < 10; round++) {
      await endConnections(name);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    isOver = true;
    await Promise.all(writers);
    expect(told.other).toEqual([]);
    expect(told.away).toBeGreaterThan(0);
    const after = await count();
    // One whose answer was lost on the way may have been kept all the same, but never half of it.
    expect([(after - before) % 2, after - before >= told.kept]).toEqual([0, true]);
    expect(store.pool().size).toBeLessThanOrEqual(4);
  });

  test('a lock that somebody else holds, and a question that takes too long, are given up as busy', async () => {
    await inDatabase(name, async (other) => {
      await other.query("begin; update counters set value = value where name = 'projects'");
      const waiting = await failure(
        store.transaction((tx) =>
          tx.updateTable('counters').set({ value: 0 }).where('name', '=', 'projects').execute(),
        ),
      );
      expect(waiting).toMatchObject({ name: 'StoreAway', isBusy: true, code: '55P03' });
      await other.query('rollback');
    });
    expect(await failure(sql`select pg_sleep(5)`.execute(store.db))).toMatchObject({ isBusy: true, code: '57014' });
    expect(await count()).toBeGreaterThan(0);
  });

  test('a transaction that does nothing for too long is rolled back, so that nobody waits for its locks', async () => {
    const before = await count();
    const error = await failure(
      store.transaction(async (tx) => {
        await add(tx);
        await new Promise((resolve) => setTimeout(resolve, 700));
        await add(tx);
      }),
    );
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(await count()).toBe(before);
  });

  test('one that hangs is given up in time, and used again when it goes on', async () => {
    const way = await openWay(database.url);
    const limits = { connectMs: 300, answerMs: 100 };
    const far = connect({ connectionString: way.url, max: 2 }, { limits });
    try {
      await sql`select 1`.execute(far.db);
      expect(await far.isReady()).toBe(true);
      way.stop();
      const began = performance.now();
      const told = await Promise.all(Array.from({ length: 6 }, () => failure(sql`select 1`.execute(far.db))));
      for (const error of told) expect(error).toBeInstanceOf(StoreUnavailable);
      // The last answer is shared for a second.
      await vi.waitFor(async () => expect(await far.isReady()).toBe(false), { timeout: 5_000 });
      // Not a speed: without an end to waiting it would be for ever.
      expect(performance.now() - began).toBeLessThan(10_000);
      way.go();
      expect((await sql`select 1 as one`.execute(far.db)).rows).toEqual([{ one: 1 }]);
    } finally {
      await way.close();
      await far.close();
    }
  });
});
