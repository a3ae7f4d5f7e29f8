import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
});
afterAll(() => here.close());

const feed = (method: string, who: TestPerson, body?: object) =>
  here.ask(method, '/api/meetings/feed', { token: who.token, body });
const open = async (who: TestPerson, with_projects = false): Promise<string> =>
  (await feed('PUT', who, { with_projects })).body.path;
const read = (path: string, headers: Record<string, string> = {}) => fetch(here.url + path, { headers });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const meet = (title: string, body: object = {}, who = ana) =>
  here.ask('POST', '/api/meetings', {
    token: who.token,
    body: { title, start_at: inHours(1), end_at: inHours(2), time_zone: 'America/Sao_Paulo', ...body },
  });

test('a calendar is read by its address until it is turned off, and is told once and by its hash alone', async () => {
  expect((await feed('GET', bruno)).body).toEqual({
    is_open: false,
    with_projects: false,
    created_at: null,
    used_at: null,
  });
  await meet('Partida', { attendees: [{ user_id: bruno.id }] });
  await meet('De outros');
  const path = await open(bruno);
  expect(path).toMatch(/^\/api\/meetings\/feed\/trf_[\w-]{43}\.ics$/);
  const first = await read(path);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await first.text();
  expect(text).toContain('SUMMARY:Partida');
  expect(text).not.toContain('De outros');
  const etag = first.headers.get('etag') ?? '';
  const again = await read(path, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await meet('Mais uma', {}, bruno);
  expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  expect((await feed('GET', bruno)).body).toMatchObject({ is_open: true, used_at: expect.any(String) });
  const kept = JSON.stringify(await here.store.db.selectFrom('meeting_feeds').selectAll().execute());
  expect(kept).not.toContain(path.slice(-40, -4));
  const other = await open(bruno);
  expect((await read(path)).status).toBe(404);
  expect((await read(other)).status).toBe(200);
  expect((await feed('DELETE', bruno)).status).toBe(204);
  const gone = await here.ask('GET', other);
  expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND']);
  const admin = await here.somebody('admin');
  const { body } = await here.ask('GET', '/api/audit-events?limit=50', { token: admin.token });
  const told = body.data.filter(({ entity }: { entity: string }) => entity === 'calendar_feed');
  expect(told.map(({ verb }: { verb: string }) => verb).sort()).toEqual(['created', 'created', 'revoked']);
});

test('with projects it has their meetings, what is private of them as busy time, and nothing of who is gone', async () => {
  const project_id = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Célula' } })).body.id;
  await here.join(project_id, bruno, 'viewer');
  await meet('Obras da célula', { project_id });
  await meet('Salários', { project_id, is_private: true, location: 'Sala secreta' });
  expect(await (await read(await open(bruno))).text()).not.toContain('Obras da célula');
  const path = await open(bruno, true);
  const text = await (await read(path)).text();
  expect(text).toContain('SUMMARY:Obras da célula');
  expect(text).toContain('SUMMARY:Ocupado');
  expect(text).not.toMatch(/Salários|secreta/);
  await here.store.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', bruno.id).execute();
  expect((await read(path)).status).toBe(404);
});

test('whatever changes what a feed shows is read at once, and nothing else is sent again', async () => {
  const carla = await here.somebody('member', { name: 'Carla Nunes' });
  const project_id = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Linha' } })).body.id;
  const repeat = { every: 'week', interval: 1, weekdays: [], until: null, times: 3 };
  const { body: meeting } = await meet('Ronda', { attendees: [{ user_id: carla.id }], repeat });
  const { body: ofProject } = await meet('Da linha', { project_id });
  const path = await open(carla, true);
  const patch = (id: string, body: object) => here.ask('PATCH', `/api/meetings/${id}`, { token: ana.token, body });
  let known = '';
  const isNew = async () => {
    const { status, headers } = await read(path, { 'if-none-match': known });
    known = headers.get('etag') ?? '';
    return status === 200;
  };
  expect([await isNew(), await isNew()]).toEqual([true, false]);
  for (const change of [
    () => patch(meeting.id, { title: 'Ronda nova', scope: 'all' }),
    () => patch(meeting.id, { start_at: inHours(3), end_at: inHours(4), scope: 'following' }),
    () => here.ask('PATCH', `/api/meetings/${meeting.id}/status`, { token: ana.token, body: { status: 'cancelled' } }),
    () => here.join(project_id, carla, 'viewer'),
    () => patch(ofProject.id, { is_private: true }),
    () => patch(ofProject.id, { attendees: [{ user_id: carla.id }] }),
    () => here.store.db.insertInto('preferences').values({ user_id: carla.id, language: 'en' }).execute(),
    () => patch(meeting.id, { attendees: [], scope: 'all' }),
    () => here.ask('DELETE', `/api/meetings/${ofProject.id}`, { token: ana.token }),
  ]) {
    await change();
    expect([await isNew(), await isNew()], String(change)).toEqual([true, false]);
  }
  // Of others, and what no feed shows.
  await meet('De outros');
  expect(await isNew()).toBe(false);
});

test('whoever guesses addresses is held back', async () => {
  const path = `/api/meetings/feed/trf_${'x'.repeat(43)}.ics`;
  let status = 404;
  for (let tries = 0; tries < 121 && status === 404; tries++) status = (await read(path)).status;
  expect(status).toBe(429);
});
