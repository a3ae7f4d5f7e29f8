import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { areas } from '../areas.ts';
import { openTestStore } from '../testing/store.ts';
import { readConfig } from './config.ts';
import { runHousekeeping } from './housekeeping.ts';
import type { Store } from './store/store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore({ demo: true });
});
afterAll(() => store.close());
beforeEach(() => sql`truncate activity, invitations, outbox, jobs`.execute(store.db));

const dayMs = 86_400_000;
const sweeps = areas.flatMap(({ sweep = [] }) => sweep);
const start = new Date('2026-11-22T12:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const keep = (days: number, now = start) => runHousekeeping(store, { activityRetentionDays: days }, now, sweeps);
const happened = (days: number, count = 1) =>
  sql`insert into activity (id, subject_kind, subject_id, verb, entity, entity_id, label, created_at)
    select gen_random_uuid(), 'project', gen_random_uuid(), 'created', 'step', gen_random_uuid(), ${`${days} dias`},
      ${later(-days * dayMs).toISOString()}::timestamptz from generate_series(1, ${count}::integer)`.execute(store.db);
const invited = (days: number, status: string) =>
  sql`insert into invitations (id, project_id, email, role, token, status, invited_by, created_at, expires_at)
    select gen_random_uuid(), p.id, 'x@fora.example', 'viewer', gen_random_uuid()::text, ${status}, p.created_by,
      ${later(-days * dayMs).toISOString()}::timestamptz, ${later((7 - days) * dayMs).toISOString()}::timestamptz
    from projects p limit 1`.execute(store.db);
const left = async () =>
  (await store.db.selectFrom('activity').select('label').orderBy('seq').execute()).map(({ label }) => label);
const statuses = async () =>
  (await store.db.selectFrom('invitations').select('status').orderBy('created_at').execute()).map((one) => one.status);

test('what happened is known for as many days as that is set to, two years without', async () => {
  expect(readConfig({}).activityRetentionDays).toBe(730);
  for (const days of [800, 731, 729, 0]) await happened(days);
  expect(await keep(730)).toBe(true);
  expect(await left()).toEqual(['729 dias', '0 dias']);
  // The clock goes on.
  expect(await keep(730, later(2 * dayMs))).toBe(true);
  expect(await left()).toEqual(['0 dias']);
});

test('with 0 it is known for ever', async () => {
  await happened(20_000);
  await keep(0);
  expect(await left()).toHaveLength(1);
});

test('invitations that are over are forgotten with it, those that wait are not', async () => {
  for (const status of ['accepted', 'pending', 'cancelled']) await invited(800, status);
  await invited(733, 'pending');
  for (const status of ['rejected', 'pending']) await invited(10, status);
  await keep(730);
  expect(await statuses()).toEqual(['pending', 'rejected', 'pending']);
});

test('much is forgotten a batch at a time, and others write between', async () => {
  await happened(800, 3_500);
  const before = store.counts().queries.done;
  const keeping = keep(730);
  const other = happened(1).then(left);
  await keeping;
  // The claim, 4 batches, one for invitations, and some for sessions.
  expect(store.counts().queries.done - before).toBeGreaterThanOrEqual(10);
  expect(await other).toContain('1 dias');
  expect(await left()).toEqual(['1 dias']);
});

test('of many processes one keeps house at a time, and another where that one died', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => keep(730)));
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(await keep(730, later(dayMs / 48))).toBe(false);
  expect(await keep(730, later(dayMs / 24))).toBe(true);
});
