import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endConnections, inDatabase } from '../testing/postgres.ts';
import { onPostgres } from '../testing/store.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

// Skipped on the embedded store, whose one connection never leaves the process.
describe.runIf(onPostgres)('while PostgreSQL is interrupted', () => {
  let here: Workspace;
  let ana: TestPerson;
  let database: string;
  beforeAll(async () => {
    here = await openWorkspace();
    ana = await here.somebody('member');
    database =
      (await sql<{ name: string }>`select current_database() as name`.execute(here.store.db)).rows[0]?.name ?? '';
  });
  afterAll(() => here.close());

  const begin = (name: string) => here.ask('POST', '/api/projects', { token: ana.token, body: { name } });
  const names = async (search: string) =>
    (await here.ask('GET', `/api/projects?limit=200&search=${search}`, { token: ana.token })).body.data.length;

  test('callers get their answer or a 503 that says when to come back, and nothing that was acknowledged is lost', async () => {
    let isOver = false;
    const told = { kept: 0, away: 0, other: [] as unknown[] };
    const writing = async () => {
      while (!isOver) {
        const { status, headers, body } = await begin('Sob interrupção');
        if (status === 201) told.kept++;
        else if (status === 503 && headers.get('retry-after') && body.code === 'UNAVAILABLE') told.away++;
        else told.other.push([status, body]);
      }
    };
    const writers = Array.from({ length: 6 }, writing);
    for (let round = 0; round < 8; round++) {
      await endConnections(database);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    isOver = true;
    await Promise.all(writers);
    expect(told.other).toEqual([]);
    expect(told.kept).toBeGreaterThan(0);
    expect(await names('interrupcao')).toBeGreaterThanOrEqual(Math.min(told.kept, 200));
    expect((await begin('Depois')).status).toBe(201);
  });

  test('a line of events goes on when connections come back', async () => {
    const line = await here.listen(ana);
    await endConnections(database);
    // The one that was cut may be taken first.
    await vi.waitFor(async () => expect((await begin('Ouvido')).status).toBe(201), { timeout: 10_000 });
    expect((await line.next())?.data.verb).toBe('created');
    line.stop();
  });

  test('a lock that somebody else holds is waited for a moment, not for ever, and readiness is asked beside it', async () => {
    const { id } = (await begin('Presa')).body;
    await inDatabase(database, async (other) => {
      await other.query('begin');
      await other.query('select 1 from projects where id = $1 for update', [id]);
      const steps = Array.from({ length: 10 }, () =>
        here.ask('POST', `/api/projects/${id}/steps`, { token: ana.token, body: { name: 'Etapa' } }),
      );
      // All connections of the pool wait for that lock now.
      await vi.waitFor(() => expect(here.store.pool().idle).toBe(0), { timeout: 5_000 });
      expect((await here.ask('GET', '/readyz')).status).toBe(200);
      const told = await Promise.all(steps);
      expect(told.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
        Array(10).fill([503, '1']),
      );
      await other.query('rollback');
    });
    const after = await here.ask('POST', `/api/projects/${id}/steps`, { token: ana.token, body: { name: 'Etapa' } });
    expect(after.status).toBe(201);
  });
});
