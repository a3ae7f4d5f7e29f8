import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { computeCutoffs } from '../kernel/housekeeping.ts';
import { newId } from '../kernel/ids.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { notificationsArea } from './area.ts';
import { personSubject } from './subject.ts';

type Notification = Schema<'Notification'>;

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
let project: string;

const ask = (method: string, path: string, body?: unknown, { token } = bia) => here.ask(method, path, { token, body });
const list = async (query = '', by = bia) => (await ask('GET', `/api/notifications?${query}`, undefined, by)).body;
const assign = (name: string, to = bia) =>
  ask('POST', `/api/projects/${project}/steps`, { name, assignee_id: to.id }, ana);
const inDays = (days: number, time: string) =>
  `${addDays(dayOf(new Date(), 'America/Sao_Paulo'), days)}T${time}:00.000Z`;
const sweep = (days: number, time = '12:00') =>
  notificationsArea.sweep?.(here.store.db, computeCutoffs(new Date(inDays(days, time))));
const digests = async (to: TestPerson) =>
  here.store.db.selectFrom('outbox').where('recipient', '=', to.email).selectAll().orderBy('id').execute();

beforeAll(async () => {
  here = await openWorkspace({}, { demo: true });
  ana = await here.somebody('manager', { name: 'Ana Souza' });
  bia = await here.somebody('member', { name: 'Bia Reis' });
  project = (await ask('POST', '/api/projects', { name: 'Esteira' }, ana)).body.id;
  await here.join(project, bia, 'contributor');
});
afterAll(() => here.close());

test('what waits is one’s own, the newest first, read one by one or all at once', async () => {
  for (const name of ['Um', 'Dois', 'Três']) await assign(name);
  const { data, unread_count } = await list();
  expect(data.map(({ step }: Notification) => step?.name)).toEqual(['Três', 'Dois', 'Um']);
  expect(unread_count).toBe(3);
  const { page } = await list('limit=2');
  expect((await list(`limit=2&cursor=${page.next_cursor}`)).data).toHaveLength(1);

  const path = `/api/notifications/${data[1].id}`;
  expect((await ask('PATCH', path, { is_read: true }, ana)).body.message).toBe('Notificação não encontrada');
  expect((await ask('PATCH', path, { is_read: true })).body.read_at).not.toBeNull();
  expect((await list()).unread_count).toBe(2);
  expect((await ask('PATCH', path, { is_read: false })).body.read_at).toBeNull();
  expect((await ask('PATCH', `/api/notifications/${newId()}`, { is_read: true })).status).toBe(404);

  // What comes while somebody reads stays unread.
  await ask('POST', '/api/notifications/read', { until: data[1].created_at });
  expect((await list()).unread_count).toBe(1);
  expect((await ask('POST', '/api/notifications/read', { until: 'ontem' })).status).toBe(400);
  expect((await here.ask('GET', '/api/notifications')).status).toBe(401);
});

test('whoever gets a step of somebody else is told, and the other not any more', async () => {
  const carla = await here.somebody('member');
  await here.join(project, carla, 'contributor');
  const { id } = (await assign('Passa adiante')).body;
  const isTold = async (by: TestPerson) =>
    (await list('', by)).data.some(({ step }: Notification) => step?.name === 'Passa adiante');
  expect(await isTold(bia)).toBe(true);
  await ask('PATCH', `/api/projects/${project}/steps/${id}`, { assignee_id: carla.id }, ana);
  expect([await isTold(bia), await isTold(carla)]).toEqual([false, true]);
  await ask('PATCH', `/api/projects/${project}/steps/${id}`, { name: 'Passa adiante', status: 'todo' }, ana);
  await ask('PATCH', `/api/projects/${project}/steps/${id}`, { assignee_id: null }, ana);
  expect(await isTold(carla)).toBe(false);
  // Nobody is told what they did themselves.
  await ask('PATCH', `/api/projects/${project}/steps/${id}`, { assignee_id: carla.id }, carla);
  expect(await isTold(carla)).toBe(false);
});

test('another window hears that something was read, and nobody else does', async () => {
  await assign('Ler');
  const line = await here.listen(bia);
  const [{ id }] = (await list()).data;
  await ask('PATCH', `/api/notifications/${id}`, { is_read: true });
  expect((await line.next())?.data).toMatchObject({ subject_kind: 'person', subject_id: bia.id, verb: 'changed' });
  line.stop();
  const may = await personSubject.audience(here.store.db, [], []);
  const entry = { subject_id: bia.id, actor_id: ana.id } as Parameters<typeof may>[0];
  expect([may(entry, bia.id)?.actor_id, may(entry, ana.id)]).toEqual([null, undefined]);
});

test('a digest goes out by choice, once a day from seven on, with what is new and unread', async () => {
  const dora = await here.somebody('member', { name: 'Dora Reis' });
  await here.join(project, dora, 'contributor');
  const settings = (by = dora) => ask('GET', '/api/notification-settings', undefined, by);
  expect((await settings()).body).toEqual({ email_digest: false, email_reminders: false, email_meetings: true });
  await ask('PUT', '/api/notification-settings', { email_digest: true }, dora);
  expect((await settings()).body).toEqual({ email_digest: true, email_reminders: false, email_meetings: true });
  expect((await settings(bia)).body).toEqual({ email_digest: false, email_reminders: false, email_meetings: true });

  await assign('Montar o painel', dora);
  await assign('Já lida', dora);
  const [{ id }] = (await list('', dora)).data;
  await ask('PATCH', `/api/notifications/${id}`, { is_read: true }, dora);
  await sweep(1, '09:59');
  expect(await digests(dora)).toEqual([]);
  // Two servers at once send one.
  await Promise.all([sweep(1, '10:00'), sweep(1, '10:00')]);
  const [sent, ...more] = await digests(dora);
  expect(more).toEqual([]);
  expect(sent?.subject).toBe('Uma notificação espera por você na Trama');
  expect(sent?.text).toMatch(/^Olá, Dora Reis\.[\s\S]*• Ana Souza passou a você a etapa “Montar o painel” \(PRJ-\d+\)/);
  expect(sent?.text).not.toContain('Já lida');
  // Neither later that day nor on the next, for nothing is new.
  await here.store.db.deleteFrom('outbox').where('recipient', '=', dora.email).execute();
  await sweep(1, '20:00');
  await sweep(2);
  expect(await digests(dora)).toEqual([]);
});

test('who switched it off, or may not be here, gets none; a project that was left is not told', async () => {
  const [off, out, left] = [
    await here.somebody('member'),
    await here.somebody('member'),
    await here.somebody('member'),
  ];
  for (const one of [off, out, left]) {
    await here.join(project, one, 'contributor');
    await ask('PUT', '/api/notification-settings', { email_digest: true }, one);
    await assign('Nada disso', one);
  }
  await ask('PUT', '/api/notification-settings', { email_digest: false }, off);
  await here.store.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', out.id).execute();
  await here.store.db.deleteFrom('project_members').where('user_id', '=', left.id).execute();
  await sweep(3);
  for (const one of [off, out, left]) expect(await digests(one)).toEqual([]);
});

test('what is half a year old is forgotten', async () => {
  await assign('Velha');
  expect((await list()).data.length).toBeGreaterThan(0);
  await sweep(200);
  expect((await list()).data).toEqual([]);
});
