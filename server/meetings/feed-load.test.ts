import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockedDuring } from '../testing/event-loop.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

/** What blocks does so for seconds (ms). */
const maxBlockedMs = 500;

let here: Workspace;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
});
afterAll(() => here.close());

/** Fills a calendar with daily series for a year, each with guests. */
async function fill({ id }: TestPerson, { series, guests, description = '' }: Record<string, unknown>) {
  await sql`insert into meetings (id, title, search_text, description, status, start_at, end_at, time_zone, location,
      organizer_id, reminders_min, is_sample, created_at, updated_at)
    select gen_random_uuid(), 'Reunião diária da célula ' || s, 'x', ${description}, 'scheduled',
      now() + d * interval '1 day' + s * interval '1 hour', now() + d * interval '1 day' + (s + 1) * interval '1 hour',
      'America/Sao_Paulo', 'Sala Jatobá', ${id}::uuid, '[15]', false, now(), now()
    from generate_series(1, ${series}::integer) s, generate_series(0, 365) d`.execute(here.store.db);
  await sql`insert into meeting_attendees (id, meeting_id, email, name, position)
    select gen_random_uuid(), m.id, 'convidado' || g || '@fora.example', 'Pessoa convidada número ' || g, g
    from meetings m, generate_series(1, ${guests}::integer) g where m.organizer_id = ${id}::uuid`.execute(
    here.store.db,
  );
}
const open = async ({ token }: TestPerson): Promise<string> =>
  (await here.ask('PUT', '/api/meetings/feed', { token, body: { with_projects: false } })).body.path;
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(here.url + path, { headers });
  return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
}
/** How many queries something takes. */
async function queriesOf(work: () => Promise<unknown>) {
  const before = here.store.counts().queries.done;
  await work();
  return here.store.counts().queries.done - before;
}

test('a feed of eight daily series with guests and long texts blocks nobody, ends at its size, and names no guest', async () => {
  const ana = await here.somebody('manager');
  await fill(ana, { series: 8, guests: 4, description: 'ção '.repeat(900) });
  const path = await open(ana);
  const { value, blockedMs } = await blockedDuring(() => read(path));
  expect(value.status).toBe(200);
  expect(blockedMs).toBeLessThan(maxBlockedMs);
  expect(Buffer.byteLength(value.text)).toBeLessThanOrEqual(2 * 1_048_576);
  expect(value.text).not.toMatch(/ATTENDEE|convidado/);
  expect(value.text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  // What is left out is the furthest: today is there.
  expect(value.text).toContain(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
});

test('a busy calendar that several programs poll is made once, and is not sent again until something changes', async () => {
  const bia = await here.somebody('member');
  await fill(bia, { series: 2, guests: 8 });
  const path = await open(bia);
  const first = await queriesOf(() => read(path));
  const { value: polls, blockedMs } = await blockedDuring(() =>
    Promise.all(Array.from({ length: 6 }, () => read(path))),
  );
  expect(blockedMs).toBeLessThan(maxBlockedMs);
  expect(new Set(polls.map(({ status, etag }) => `${status} ${etag}`)).size).toBe(1);
  const [{ etag, text } = { etag: '', text: '' }] = polls;
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(732);
  expect(await queriesOf(() => read(path))).toBeLessThanOrEqual(6);
  expect(first).toBeGreaterThan(10);
  expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
  const { id } = await here.store.db
    .selectFrom('meetings')
    .where('organizer_id', '=', bia.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const said = await here.ask('PATCH', `/api/meetings/${id}`, { token: bia.token, body: { title: 'Outra pauta' } });
  expect(said.status).toBe(200);
  const changed = await read(path, { 'if-none-match': etag });
  expect([changed.status, changed.text.includes('SUMMARY:Outra pauta')]).toEqual([200, true]);
});

test('a feed that is opened anew brings no new allowance, and many at once of one person are held back', async () => {
  const caio = await here.somebody('member');
  const other = await here.somebody('member');
  await fill(caio, { series: 1, guests: 0 });
  const path = await open(caio);
  const many = await Promise.all(Array.from({ length: 24 }, () => read(path)));
  const byStatus = Map.groupBy(many, ({ status }) => status);
  expect([...byStatus.keys()].sort()).toEqual([200, 429]);
  expect(byStatus.get(200)?.length).toBeGreaterThanOrEqual(8);
  await here.store.db.updateTable('attempts').set({ count: 600 }).where('key', 'like', 'read feed account%').execute();
  expect((await read(await open(caio))).status).toBe(429);
  expect((await read(await open(other))).status).toBe(200);
});
