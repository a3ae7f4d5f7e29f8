import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { onPostgres } from '../../testing/store.ts';
import { openEmbedded } from './embedded.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { openStore } from './open.ts';
import { requestTimeouts, type Store } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';

// Skipped on PostgreSQL: folders and the thread are the embedded store's alone.
describe.skipIf(onPostgres)('the embedded store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trama-test-'));
  beforeAll(makeSnapshot);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const patient = { timeout: 20_000 };
  const begin = async (name: string) => {
    const dataDir = join(folder, name);
    await (await openStore({ dataDir, databaseUrl: undefined, demo: false })).close();
    return dataDir;
  };
  const opening = (dataDir: string) => openEmbedded(dataDir).then((store) => store.close());

  test('is never begun anew in silence where one has been', async () => {
    const emptied = await begin('emptied');
    rmSync(join(emptied, 'store'), { recursive: true });
    mkdirSync(join(emptied, 'store'));
    await expect(opening(emptied)).rejects.toThrow(/desapareceu/);
    rmSync(join(emptied, 'store'), { recursive: true });
    await expect(opening(emptied)).rejects.toThrow(/desapareceu/);
    expect(existsSync(join(emptied, 'store'))).toBe(false);
    const headless = await begin('headless');
    rmSync(join(headless, 'store', 'PG_VERSION'));
    await expect(opening(headless)).rejects.toThrow(/desapareceu/);
  });

  test('is not begun in what is there already: a folder that is no store, or a file', async () => {
    const other = join(folder, 'other');
    mkdirSync(join(other, 'store', 'photos'), { recursive: true });
    await expect(opening(other)).rejects.toMatchObject({ name: 'StartError' });
    expect(existsSync(join(other, 'store', 'photos'))).toBe(true);
    const file = join(folder, 'file');
    mkdirSync(file);
    writeFileSync(join(file, 'store'), 'a');
    await expect(opening(file)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/não é uma pasta/),
    });
  });

  test('of before it was marked as begun is known by what it holds', async () => {
    const old = await begin('old');
    rmSync(join(old, 'begun'));
    await opening(old);
    expect(existsSync(join(old, 'begun'))).toBe(true);
  });

  test('is prepared for as long as it takes, and then answers in time or not at all', async () => {
    const limits: unknown[] = [];
    const ask = async (store: Store) =>
      limits.push(
        (await sql<{ found: string }>`select current_setting('statement_timeout') as found`.execute(store.db)).rows[0],
      );
    const store = await openEmbedded(
      await begin('unhurried'),
      requestTimeouts,
      async (unhurried) => void (await ask(unhurried)),
    );
    await ask(store);
    await store.close();
    expect(limits).toEqual([{ found: '0' }, { found: '20s' }]);
    const failed = openEmbedded(join(folder, 'unhurried'), requestTimeouts, () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    await opening(join(folder, 'unhurried'));
  });

  test('whose thread is ended while it writes keeps what it acknowledged, and answers again', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = await openEmbedded(await begin('broken'), requestTimeouts);
    try {
      const kept: string[] = [];
      let isOver = false;
      const failures: unknown[] = [];
      const write = async () => {
        for (let index = 0; !isOver; index++) {
          const name = `n${index}`;
          await store.db
            .insertInto('counters')
            .values({ name, value: index })
            .execute()
            .then(() => kept.push(name))
            .catch((error) => failures.push(error));
        }
      };
      const writing = write();
      for (let round = 0; round < 3; round++) {
        await vi.waitFor(() => expect(kept.length).toBeGreaterThan(20 * (round + 1)), patient);
        await store.restart();
      }
      const before = kept.length;
      await vi.waitFor(() => expect(kept.length).toBeGreaterThan(before), patient);
      isOver = true;
      await writing;
      for (const failure of failures) expect(failure).toBeInstanceOf(StoreUnavailable);
      const { rows } = await sql<{ name: string }>`select name from counters`.execute(store.db);
      const names = new Set(rows.map(({ name }) => name));
      expect(kept.filter((name) => !names.has(name))).toEqual([]);
    } finally {
      await store.close();
      said.mockRestore();
    }
  }, 60_000);
});
