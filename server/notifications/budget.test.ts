import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import type { Message, Sender } from '../kernel/notifications.ts';
import { maxWaitSeconds, quietSeconds } from '../meetings/mail/changes.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { recentAccountDays } from './access.ts';
import { budgets, leftOutCounts } from './budget.ts';

let here: Workspace;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true, config: { demo: true } });
});
beforeEach(async () => {
  here.clock.ahead = 0;
  await here.store.db.deleteFrom('outbox').execute();
  ana = await here.somebody('manager', { name: 'Ana Lima' });
});
afterAll(() => here.close());

const minute = 60_000;
const hour = 60 * minute;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const times = (hours: number) => ({ start_at: inHours(hours), end_at: inHours(hours + 1) });
const guests = (count: number, name = 'guest') =>
  Array.from({ length: count }, (_, at) => ({ email: `${name}-${at}@outside.example` }));
const create = (body: object = {}, by = ana) =>
  here.ask('POST', '/api/meetings', {
    token: by.token,
    body: { title: 'Obras', time_zone: 'America/Sao_Paulo', ...times(48), ...body },
  });
const patch = (id: string, body: object, rest = '') =>
  here.ask('PATCH', `/api/meetings/${id}${rest}`, { token: ana.token, body });
const outbox = () => here.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
/** What was sent, once the quiet time after the last change is over. */
const sent = async (recipient?: string) => {
  here.clock.ahead += (quietSeconds + 1) * 1_000;
  await here.notifications.whenIdle();
  const rows = (await outbox()).filter(({ status }) => status === 'sent');
  return rows.filter((row) => recipient === undefined || row.recipient === recipient);
};
/** Fills the outbox with messages that were sent some minutes ago. */
const fill = (count: number, more: { sender_id?: string; recipient?: string; purpose?: 'work' | 'security' }) => {
  const created_at = new Date(Date.now() - 10 * minute).toISOString();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    channel: 'email' as const,
    recipient: `filler-${at}@outside.example`,
    subject: null,
    text: '',
    status: 'sent' as const,
    created_at,
    next_at: null,
    ...more,
  }));
  return here.store.db.insertInto('outbox').values(rows).execute();
};
const queue = (sender: Sender, ...to: string[]) =>
  here.store.transaction((tx) =>
    here.notifications.queue(
      tx,
      sender,
      to.map((each): Message => ({ channel: 'email', to: each, subject: 'Olá', text: 'Olá', sendAfter: inHours(1) })),
    ),
  );

describe('a person', () => {
  test('sends so many messages an hour; an act above that is refused as a whole', async () => {
    await fill(budgets.sender.hour - 1, { sender_id: ana.id });
    const before = await outbox();
    const meetings = () =>
      here.store.db.selectFrom('meetings').where('organizer_id', '=', ana.id).select('id').execute();
    const answer = await create({ attendees: guests(2) });
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('300 e-mails por hora'),
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(45 * 60);
    expect(await meetings()).toEqual([]);
    expect(await outbox()).toEqual(before);
    expect((await create({ attendees: guests(1) })).status).toBe(201);
    // Somebody else is not concerned.
    expect((await create({ attendees: guests(2) }, await here.somebody('manager'))).status).toBe(201);
  });

  test('… of two requests at once only one gets the last place', async () => {
    await fill(budgets.sender.hour - 1, { sender_id: ana.id });
    const statuses = await Promise.all(
      [1, 2].map(async (n) => (await create({ attendees: guests(1, `n${n}`) })).status),
    );
    expect(statuses.sort()).toEqual([201, 429]);
  });

  test('sends fewer to people outside the workspace', async () => {
    expect((await create({ attendees: guests(40) })).status).toBe(201);
    expect((await create({ attendees: guests(40, 'more') })).status).toBe(201);
    const third = await create({ attendees: guests(40, 'third') });
    expect(third.status).toBe(429);
    expect(third.body.message).toContain('a pessoas de fora');
  });

  test('does not use up the budget of a recipient alone; a member is still told in the app', async () => {
    const bruno = await here.somebody('member', { name: 'Bruno Reis' });
    const guest = { email: 'paula@serra.example' };
    const left = leftOutCounts().work;
    for (let each = 0; each < budgets.pair.hour; each++)
      expect((await create({ attendees: [{ user_id: bruno.id }, guest] })).status).toBe(201);
    expect((await create({ attendees: [guest] })).status).toBe(429);
    expect((await create({ attendees: [{ user_id: bruno.id }] })).status).toBe(201);
    const rows = await outbox();
    expect(rows.filter(({ recipient }) => recipient === bruno.email)).toHaveLength(budgets.pair.hour);
    expect(leftOutCounts().work - left).toBe(1);
    const { data } = (await here.ask('GET', '/api/notifications', { token: bruno.token })).body;
    expect(data).toHaveLength(budgets.pair.hour + 1);
    const carla = await here.somebody('manager');
    expect((await create({ attendees: [guest] }, carla)).status).toBe(201);
  });
});

describe('a recent account, or one without a membership', () => {
  const recent = () => ({ created_at: new Date(Date.now() - (recentAccountDays - 1) * 24 * hour).toISOString() });

  test('invites few people from outside', async () => {
    const nova = await here.somebody('manager', recent());
    expect((await create({ attendees: guests(budgets.outsideOfLimited.hour + 1) }, nova)).status).toBe(429);
    expect((await create({ attendees: guests(budgets.outsideOfLimited.hour) }, nova)).status).toBe(201);
    expect((await create({ attendees: guests(1, 'more') }, nova)).status).toBe(429);
    // Colleagues are another matter.
    const colleagues = await Promise.all([1, 2, 3, 4, 5, 6].map(() => here.somebody('member')));
    expect((await create({ attendees: colleagues.map(({ id }) => ({ user_id: id })) }, nova)).status).toBe(201);
    const administrator = await here.somebody('admin', recent());
    expect((await create({ attendees: guests(20, 'adm') }, administrator)).status).toBe(201);
  });

  test('sends them no words of its own: meetings, minutes and invitations', async () => {
    const nova = await here.somebody('manager', { name: 'CLIQUE evil.example', ...recent() });
    const bruno = await here.somebody('member', { name: 'Bruno Reis' });
    const words = /evil/;
    const meeting = { title: 'evil.example', location: 'evil', conference_url: 'https://evil.example' };
    const attendees = [{ email: 'paula@serra.example', name: 'evil' }, { user_id: bruno.id }];
    const { id } = (await create({ ...meeting, attendees }, nova)).body;
    const [toPaula] = await sent('paula@serra.example');
    expect(toPaula?.subject).toBe('Convite: Reunião na Trama');
    expect(toPaula?.text).not.toMatch(words);
    expect(toPaula?.text).toContain(nova.email);
    expect((await sent(bruno.email))[0]?.text).toMatch(words);
    const { recipients } = (await here.ask('POST', `/api/meetings/${id}/minutes`, { token: nova.token })).body;
    expect(recipients).toEqual(['Bruno Reis']);
    await here.ask('DELETE', `/api/meetings/${id}`, { token: nova.token });
    expect((await sent('paula@serra.example')).map(({ text }) => words.test(text))).toEqual([false, false]);
    const project = (await here.ask('POST', '/api/projects', { token: nova.token, body: { name: 'evil' } })).body;
    const invitation = { email: 'rui@serra.example', role: 'viewer', message: 'evil' };
    const path = `/api/projects/${project.id}/invitations`;
    expect((await here.ask('POST', path, { token: nova.token, body: invitation })).status).toBe(201);
    const [toRui] = await sent('rui@serra.example');
    expect(toRui?.subject).toBe(`${nova.email} convidou você para um projeto`);
    expect(toRui?.text).not.toMatch(words);
  });

  test('… neither does one whose last membership was taken', async () => {
    await here.store.db.deleteFrom('user_roles').where('user_id', '=', ana.id).execute();
    await here.store.db.deleteFrom('user_units').where('user_id', '=', ana.id).execute();
    const outside = Array.from({ length: budgets.outsideOfLimited.hour + 1 }, (_, at) => `o${at}@outside.example`);
    const message = (to: string): Message => ({
      channel: 'email',
      to,
      subject: '',
      text: '',
      fixedText: { subject: '', text: '' },
    });
    const all = here.store.transaction((tx) => here.notifications.queue(tx, ana, outside.map(message)));
    await expect(all).rejects.toMatchObject({ status: 429 });
  });
});

describe('a recipient', () => {
  test('gets so many messages an hour, and codes all the same', async () => {
    const email = 'bia@trama.example';
    const { recipient } = budgets;
    await fill(recipient.work.hour, { recipient: 'Bia@trama.example' });
    await expect(queue(ana, email)).rejects.toMatchObject({ status: 429 });
    // A scheduled message is dropped for the full recipient only.
    await queue('schedule', email, 'other@trama.example');
    expect((await outbox()).filter((row) => row.recipient === email)).toEqual([]);
    await queue('security', email);
    await queue('request', email);
    expect((await outbox()).filter((row) => row.recipient === email).map(({ purpose }) => purpose)).toEqual([
      'security',
      'request',
    ]);
    await fill(recipient.security.hour - 1, { recipient: email, purpose: 'security' });
    await expect(queue('security', email)).rejects.toMatchObject({ status: 429 });
  });

  test('of many messages still signs in by a code', async () => {
    const phone = '+5511988887777';
    await fill(budgets.recipient.work.day, { recipient: phone });
    const body = { email: 'sms@trama.example', password: 'uma-senha-bem-longa', name: 'Sms', phone };
    await fill(budgets.recipient.work.day, { recipient: body.email });
    expect((await here.ask('POST', '/api/auth/sign-up', { body })).status).toBe(200);
    expect((await outbox()).filter(({ purpose }) => purpose === 'request')).toHaveLength(1);
  });
});

test('the installation sends so many messages an hour; codes are not among them', async () => {
  await fill(budgets.installation.work, {});
  expect((await create({ attendees: guests(1) })).status).toBe(429);
  await queue('schedule', 'digest@trama.example');
  await queue('security', 'code@trama.example');
  const fresh = (await outbox()).filter(({ text }) => text !== '');
  expect(fresh.map(({ recipient }) => recipient)).toEqual(['code@trama.example']);
});

describe('changes of one meeting', () => {
  test('230 of them are one mail to each guest, and most are refused', async () => {
    const attendees = guests(3);
    const { id } = (await create({ attendees })).body;
    expect(await sent()).toHaveLength(3);
    const statuses: number[] = [];
    for (let each = 0; each < 230; each++) statuses.push((await patch(id, times(50 + (each % 40)))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(170);
    const mails = (await sent()).slice(3);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual(
      attendees.map(({ email }) => [email, 'Novo horário: Obras']),
    );
  });

  test('are none when it is moved and moved back, or was never told and is called off', async () => {
    const first = times(48);
    const { id } = (await create({ ...first, attendees: guests(1) })).body;
    expect(await sent()).toHaveLength(1);
    await patch(id, times(60));
    await patch(id, first);
    expect(await sent()).toHaveLength(1);
    await patch(id, { status: 'cancelled' }, '/status');
    await patch(id, { status: 'scheduled' }, '/status');
    expect(await sent()).toHaveLength(1);
    const other = (await create({ attendees: guests(1, 'other') })).body;
    await patch(other.id, { status: 'cancelled' }, '/status');
    const third = (await create({ attendees: guests(1, 'third') })).body;
    await here.ask('DELETE', `/api/meetings/${third.id}`, { token: ana.token });
    expect(await sent()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  test('say its state when they are sent, of a meeting that was moved, renamed and called off', async () => {
    const { id } = (await create({ attendees: guests(1) })).body;
    await sent();
    await patch(id, times(60));
    await patch(id, { title: 'Obras na serra', location: 'Sala 3' });
    expect((await sent()).at(-1)).toMatchObject({
      subject: 'Novo horário: Obras na serra',
      text: expect.stringContaining('Onde: Sala 3'),
    });
    await patch(id, times(70));
    await patch(id, { status: 'cancelled' }, '/status');
    const all = await sent();
    expect(all.map(({ subject }) => subject)).toEqual([
      'Convite: Obras',
      'Novo horário: Obras na serra',
      'Cancelada: Obras na serra',
    ]);
  });

  test('wait for quiet, but not for ever, and not until the meeting has begun', async () => {
    const { id } = (await create({ attendees: guests(1) })).body;
    await sent();
    const begun = here.clock.ahead;
    const count = async () => {
      await here.notifications.whenIdle();
      return (await outbox()).filter(({ status }) => status === 'sent').length;
    };
    for (let each = 0; (here.clock.ahead - begun) / 1_000 < maxWaitSeconds; each++) {
      await patch(id, times(50 + each));
      expect(await count()).toBe(1);
      here.clock.ahead += 4 * minute;
    }
    expect(await count()).toBe(2);
    const start = Date.now() + here.clock.ahead + 4 * minute;
    const soon = { start_at: new Date(start).toISOString(), end_at: new Date(start + hour).toISOString() };
    await create({ ...soon, attendees: guests(1, 'soon') });
    here.clock.ahead += 3 * minute;
    expect(await count()).toBe(3);
  });

  test('a removed attendee gets none', async () => {
    const { id } = (await create({ attendees: guests(2) })).body;
    await patch(id, { attendees: guests(1) });
    expect((await sent()).map(({ recipient }) => recipient)).toEqual(['guest-0@outside.example']);
  });
});

test('mails that wait for quiet are told apart from a queue that stands still', async () => {
  await create({ attendees: guests(2) });
  const figures = await here.metrics.text();
  expect(figures).toMatch(/trama_mail\{status="waiting"\} 2/);
  expect(figures).not.toMatch(/trama_mail\{status="queued"\}/);
  expect(figures).toMatch(/trama_mail_left_out_total\{purpose="work"\}/);
});

test('every place that sends goes through the budget, and says who causes the message', () => {
  const files = globSync('server/**/*.ts').filter((file) => !file.includes('.test.') && !file.includes('/testing/'));
  const places = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const calls = [...text.matchAll(/(?:notifications\.queue|await queue)\(\s*tx,\s*([^,]+),/g)];
    return calls.map(([, sender]) => `${file.slice('server/'.length)}: ${sender}`);
  });
  expect(places.sort()).toEqual([
    'account/requests.ts: person',
    'auth/challenges.ts: sender',
    "auth/codes.ts: 'security'",
    "auth/email/changes.ts: 'security'",
    "auth/email/changes.ts: 'security'",
    'auth/email/changes.ts: person',
    "auth/new-password.ts: 'request'",
    "auth/new-password.ts: 'security'",
    "auth/sign-up.ts: 'request'",
    "auth/two-step.ts: 'security'",
    'invitations/invite.ts: person',
    "leads/contact.ts: 'request'",
    'meetings/minutes.ts: person',
    "meetings/tell.ts: 'schedule'",
    'meetings/tell.ts: person',
    "notifications/digest.ts: 'schedule'",
    'users/email.ts: person',
    'users/handlers.ts: person',
  ]);
  const inserting = files.filter((file) =>
    /insertInto\('outbox'\)|insert into outbox/.test(readFileSync(file, 'utf8')),
  );
  expect(inserting).toEqual(['server/notifications/queue.ts']);
});
