import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { quietSeconds } from './mail/changes.ts';
import { remind } from './tell.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true, config: { demo: true } });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
});
beforeEach(async () => {
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
});
afterAll(() => here.close());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + here.clock.ahead + hours * hour).toISOString();
const times = (hours: number) => ({ start_at: inHours(hours), end_at: inHours(hours + 1) });
const create = async (body: object = {}) => {
  const meeting = { title: 'Obras', time_zone: 'America/Sao_Paulo', ...times(24), attendees: [{ user_id: bruno.id }] };
  return (await here.ask('POST', '/api/meetings', { token: ana.token, body: { ...meeting, ...body } })).body;
};
const patch = (id: string, body: object, rest = '') =>
  here.ask('PATCH', `/api/meetings/${id}${rest}`, { token: ana.token, body });
const told = async ({ token }: TestPerson): Promise<Loose[]> =>
  (await here.ask('GET', '/api/notifications', { token })).body.data;
const kinds = async (who: TestPerson) => (await told(who)).map(({ kind }) => kind);
/** The e-mails to somebody, once the quiet time after the last change is over. */
const mails = async (to: string) => {
  here.clock.ahead += (quietSeconds + 1) * 1_000;
  await here.notifications.whenIdle();
  const rows = await here.store.db.selectFrom('outbox').where('recipient', '=', to).orderBy('id').selectAll().execute();
  return rows.map(({ subject, text }) => `${subject}: ${text}`);
};

test('attendees are told that they are invited, and again when the meeting is moved or cancelled', async () => {
  const guest = `paula-${bruno.id}@serra.example`;
  const { id } = await create({ attendees: [{ user_id: bruno.id }, { email: guest, name: 'Paula' }] });
  expect(await told(ana)).toEqual([]);
  expect(await told(bruno)).toMatchObject([
    {
      kind: 'meeting_invited',
      actor: { name: 'Ana Lima' },
      project: null,
      meeting: { id, name: 'Obras', my_response: 'needs_action' },
    },
  ]);
  expect(await mails(guest)).toEqual([expect.stringMatching(/^Convite: Obras: Olá, Paula[\s\S]*Diga a quem convidou/)]);
  expect(await mails(bruno.email)).toEqual([expect.stringMatching(/^Convite: Obras: Olá, Bruno/)]);
  await here.ask('PUT', `/api/meetings/${id}/response`, { token: bruno.token, body: { response: 'accepted' } });
  expect((await told(bruno))[0].meeting.my_response).toBe('accepted');
  await patch(id, { location: 'Sala 2' });
  expect(await kinds(bruno)).toEqual(['meeting_invited']);
  await patch(id, times(30));
  expect(await told(bruno)).toMatchObject([{ kind: 'meeting_moved', meeting: { my_response: 'needs_action' } }]);
  expect((await mails(guest)).slice(1)).toEqual([expect.stringMatching(/^Novo horário: Obras[\s\S]*Onde: Sala 2/)]);
  await patch(id, { status: 'cancelled' }, '/status');
  expect(await kinds(bruno)).toEqual(['meeting_cancelled']);
  expect((await mails(guest)).slice(2)).toEqual([expect.stringMatching(/^Cancelada: Obras/)]);
  await patch(id, { status: 'scheduled' }, '/status');
  expect(await kinds(bruno)).toEqual(['meeting_invited']);
  expect((await mails(guest)).slice(3)).toEqual([expect.stringMatching(/^Convite: Obras/)]);
  here.clock.ahead = 0;
});

test('of a draft, of what is over and of what one does oneself nobody hears; that it is gone all do', async () => {
  const draft = await create({ status: 'draft' });
  await create(times(-3));
  expect(await told(bruno)).toEqual([]);
  await patch(draft.id, { status: 'scheduled' }, '/status');
  expect(await kinds(bruno)).toEqual(['meeting_invited']);
  await here.ask('DELETE', `/api/meetings/${draft.id}`, { token: ana.token });
  expect(await told(bruno)).toMatchObject([{ kind: 'meeting_cancelled', meeting: { id: null, name: 'Obras' } }]);
  const kept = await create();
  await patch(kept.id, { attendees: [] });
  // What is not theirs any more is not told either.
  expect(await kinds(bruno)).toEqual(['meeting_cancelled']);
});

test('a reminder is told once, by whichever server is first, and by e-mail to whoever chose so', async () => {
  const carla = await here.somebody('member', { name: 'Carla Nunes' });
  await here.ask('PUT', '/api/notification-settings', {
    token: carla.token,
    body: { email_digest: false, email_reminders: true },
  });
  const attendees = [{ user_id: bruno.id }, { user_id: carla.id }];
  const { id } = await create({ ...times(2), attendees, reminders_min: [15, 1440] });
  await here.ask('PUT', `/api/meetings/${id}/response`, { token: bruno.token, body: { response: 'declined' } });
  // A day before it was past already when it was made.
  expect(
    await here.store.db.selectFrom('meeting_reminders').where('meeting_id', '=', id).select('minutes').execute(),
  ).toEqual([{ minutes: 15 }]);
  const parts = { store: here.store, config: here.config, notifications: { queue: async () => {} } };
  await remind(parts, inHours(1.5));
  expect(await kinds(carla)).toEqual(['meeting_invited']);
  here.clock.ahead = 1.8 * hour;
  await Promise.all([here.notifications.whenIdle(), here.notifications.whenIdle(), remind(parts, inHours(0))]);
  await here.notifications.whenIdle();
  expect(await kinds(carla)).toEqual(['meeting_reminder', 'meeting_invited']);
  expect(await kinds(ana)).toContain('meeting_reminder');
  expect(await kinds(bruno)).not.toContain('meeting_reminder');
  expect((await told(carla))[0].actor).toBeNull();
  // At another time it is due anew; of a meeting that is cancelled it is not.
  await patch(id, times(3));
  await patch(id, { status: 'cancelled' }, '/status');
  expect(
    await here.store.db.selectFrom('meeting_reminders').where('meeting_id', '=', id).selectAll().execute(),
  ).toEqual([]);
  here.clock.ahead = 0;
});

test('who wants no e-mail about meetings is told within alone', async () => {
  const settings = { email_digest: false, email_meetings: false };
  await here.ask('PUT', '/api/notification-settings', { token: bruno.token, body: settings });
  const { id } = await create();
  await patch(id, times(30));
  expect(await kinds(bruno)).toEqual(['meeting_moved']);
  expect(await mails(bruno.email)).toEqual([]);
  await here.ask('PUT', '/api/notification-settings', {
    token: bruno.token,
    body: { ...settings, email_meetings: true },
  });
  await patch(id, { status: 'cancelled' }, '/status');
  expect(await mails(bruno.email)).toEqual([expect.stringMatching(/^Cancelada: Obras/)]);
});
