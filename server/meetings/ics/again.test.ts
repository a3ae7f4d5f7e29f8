import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

const now = '2026-11-23T12:00:00.000Z';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  here.clock.ahead = Date.parse(now) - Date.now();
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
});
afterAll(() => here.close());

let count = 0;
let uid = '';
beforeEach(() => {
  count += 1;
  uid = `ronda-${count}@fora.example`;
});

const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `UID:${uid}`, 'DURATION:PT1H', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  );
const title = () => `Ronda${count}x`;
/** A series of five days, as it was sent for the so-manieth time. */
const series = (sequence: number, ...lines: string[]) =>
  event('DTSTART:20261124T130000Z', 'RRULE:FREQ=DAILY;COUNT=5', `SUMMARY:${title()}`, `SEQUENCE:${sequence}`, ...lines);
const later = (text: string) => text.replace('T130000Z', 'T150000Z');
const ask = (method: string, path: string, body?: object) =>
  here.ask(method, `/api/meetings${path}`, { token: ana.token, ...(body && { body }) });
const preview = async (text: string) =>
  (await ask('POST', '/ics/preview', { text, time_zone: 'America/Sao_Paulo' })).body.data[0];
async function take(text: string) {
  const { key } = await preview(text);
  const { status, body } = await ask('POST', '/ics', { text, time_zone: 'America/Sao_Paulo', keys: [key] });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data[0];
}
const all = async (): Promise<Loose[]> => (await ask('GET', `?limit=200&search=${title()}`)).body.data;
const starts = async () => (await all()).map(({ start_at }) => start_at.slice(8, 13));
const statuses = async () => [...new Set((await all()).map(({ status }) => status))];
const remove = async (id: string, scope: string) =>
  expect((await ask('DELETE', `/${id}?scope=${scope}`)).status).toBe(204);
const five = ['24T13', '25T13', '26T13', '27T13', '28T13'];

test('a series whose first was deleted is not doubled: that one stays deleted until the file is newer', async () => {
  expect(await take(series(0))).toMatchObject({ outcome: 'created' });
  const [first, ...others] = await all();
  await remove(first.id, 'one');
  expect(await preview(series(0))).toMatchObject({ act: 'change', notes: [], fault: null });
  expect(await take(series(0))).toMatchObject({ outcome: 'changed', meeting_id: others[0].id });
  expect(await starts()).toEqual(five.slice(1));
  expect((await all()).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  await remove(others[1].id, 'one');
  await take(series(0));
  expect(await starts()).toEqual(['25T13', '27T13', '28T13']);
  await take(series(1));
  expect(await starts()).toEqual(five);
  // Each is the one that it was.
  expect((await all()).map(({ id }) => id)).toEqual(expect.arrayContaining([others[0].id, others[2].id, others[3].id]));
  expect((await all())[1].id).toBe(others[0].id);
});

test('those that were deleted from a day on stay so until the file is newer, and all of them too', async () => {
  await take(series(0));
  await remove((await all())[2].id, 'following');
  await take(series(0));
  expect(await starts()).toEqual(five.slice(0, 2));
  await take(later(series(0)));
  expect(await starts()).toEqual(['24T15', '25T15']);
  await take(series(1));
  expect(await starts()).toEqual(five);
  await remove((await all())[0].id, 'all');
  expect(await starts()).toEqual([]);
  expect(await preview(series(1))).toMatchObject({ act: 'create', notes: ['deleted'], fault: null });
  expect(await preview(series(2))).toMatchObject({ act: 'create', notes: [] });
  expect(await preview(series(0))).toMatchObject({ fault: 'older' });
  expect(await preview(series(3, 'STATUS:CANCELLED'))).toMatchObject({ fault: 'unknown' });
  expect(await take(series(2))).toMatchObject({ outcome: 'created' });
  expect(await starts()).toEqual(five);
});

test('of one meeting that was deleted it is said that it comes back', async () => {
  const single = event('DTSTART:20261124T130000Z', `SUMMARY:${title()}`);
  await take(single);
  await remove((await all())[0].id, 'one');
  expect(await preview(single)).toMatchObject({ act: 'create', notes: ['deleted'] });
  expect(await take(single)).toMatchObject({ outcome: 'created' });
  expect(await preview(single)).toMatchObject({ act: 'change', notes: [] });
  expect(await starts()).toEqual(['24T13']);
});

test('what was split here is one again by a newer file, and nothing is there twice', async () => {
  await take(series(0));
  const before = await all();
  const moved = { start_at: '2026-11-26T17:00:00.000Z', end_at: '2026-11-26T18:00:00.000Z', scope: 'following' };
  expect((await ask('PATCH', `/${before[2].id}`, moved)).status).toBe(200);
  expect(await starts()).toEqual(['24T13', '25T13', '26T17', '27T17', '28T17']);
  await remove(before[0].id, 'one');
  await take(later(series(1)));
  expect(await starts()).toEqual(five.map((each) => each.replace('T13', 'T15')));
  await take(series(2));
  expect(await starts()).toEqual(five);
  expect((await all()).slice(1).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  await take(series(2));
  expect(await starts()).toEqual(five);
});

test('a series that was called off is held again where it is asked to again, and so it is told', async () => {
  const asked = (sequence: number, ...lines: string[]) => series(sequence, `ATTENDEE:mailto:${bruno.email}`, ...lines);
  await take(asked(0));
  const before = await all();
  expect(await take(asked(1, 'STATUS:CANCELLED'))).toMatchObject({ outcome: 'cancelled' });
  expect(await statuses()).toEqual(['cancelled']);
  await here.store.db.deleteFrom('notifications').execute();
  expect(await take(later(asked(2)))).toMatchObject({ outcome: 'changed', meeting_id: before[0].id });
  expect(await statuses()).toEqual(['scheduled']);
  expect(await starts()).toEqual(['24T15', '25T15', '26T15', '27T15', '28T15']);
  expect((await all()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const told = await here.store.db.selectFrom('notifications').where('user_id', '=', bruno.id).selectAll().execute();
  expect(told.length).toBeGreaterThan(0);
  // Twice called off and asked to is as good as once.
  await take(asked(3, 'STATUS:CANCELLED'));
  await take(asked(4));
  expect(await starts()).toEqual(five);
  expect(await statuses()).toEqual(['scheduled']);
});

test('one that was called off here alone stays so, and no other takes its day', async () => {
  await take(series(0));
  const [, second] = await all();
  expect((await ask('PATCH', `/${second.id}/status`, { status: 'cancelled' })).status).toBe(200);
  await take(series(0));
  await take(later(series(1)));
  const rows = await all();
  expect(rows).toHaveLength(5);
  expect(new Set(rows.map(({ start_at }) => start_at.slice(0, 10))).size).toBe(5);
  expect(rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id)).toEqual([second.id]);
});

test('one of a series that is told alone changes that one, comes back where it is newer, and is else not there', async () => {
  await take(series(0));
  await remove((await all())[1].id, 'one');
  const one = (sequence: number, ...lines: string[]) =>
    event(
      'RECURRENCE-ID:20261125T130000Z',
      'DTSTART:20261125T200000Z',
      `SUMMARY:${title()}`,
      `SEQUENCE:${sequence}`,
      ...lines,
    );
  expect(await take(one(0))).toMatchObject({ outcome: 'failed', message: expect.stringContaining('não está mais') });
  expect(await starts()).toEqual(['24T13', '26T13', '27T13', '28T13']);
  expect(await take(one(1))).toMatchObject({ outcome: 'changed' });
  expect(await starts()).toEqual(['24T13', '25T20', '26T13', '27T13', '28T13']);
  // Found by its series where the first is gone.
  await remove((await all())[0].id, 'one');
  expect(await take(one(2, 'STATUS:CANCELLED'))).toMatchObject({ outcome: 'cancelled' });
  expect(await starts()).toEqual(['26T13', '27T13', '28T13']);
  expect(await take(series(5, 'STATUS:CANCELLED'))).toMatchObject({ outcome: 'cancelled' });
  expect(await statuses()).toEqual(['cancelled']);
});

test('a series that ended meanwhile is called off, and one day more of it is one day more', async () => {
  await take(series(0));
  await take(series(1).replace('COUNT=5', 'COUNT=6'));
  expect(await starts()).toEqual([...five, '29T13']);
  await take(series(2).replace('COUNT=5', 'COUNT=3'));
  expect(await starts()).toEqual(five.slice(0, 3));
  uid = `longa-${uid}`;
  const old = (sequence: number, ...lines: string[]) => series(sequence, ...lines).replace('20261124T', '20261121T');
  await take(old(0).replaceAll(title(), 'Outrora'));
  await take(old(1).replace('COUNT=5', 'COUNT=2').replaceAll(title(), 'Outrora'));
  const rows: Loose[] = (await ask('GET', '?limit=200&search=outrora')).body.data;
  expect(rows.map(({ start_at, status }) => [start_at.slice(8, 10), status])).toEqual([
    ['21', 'scheduled'],
    ['22', 'scheduled'],
    ['23', 'cancelled'],
    ['24', 'cancelled'],
    ['25', 'cancelled'],
  ]);
});

test('what is told alone of one of a series and those that follow changes them, and calls them off', async () => {
  const from = (sequence: number, ...lines: string[]) =>
    event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261126T130000Z',
      'DTSTART:20261126T170000Z',
      `SEQUENCE:${sequence}`,
      ...lines,
    );
  await take(series(0));
  expect(await preview(from(1))).toMatchObject({ act: 'change', notes: ['following_year'] });
  await take(from(1, `SUMMARY:${title()} nova`));
  expect(await starts()).toEqual(['24T13', '25T13', '26T17', '27T17', '28T17']);
  expect((await all()).map((meeting) => meeting.title.endsWith('nova'))).toEqual([false, false, true, true, true]);
  await take(from(2, 'STATUS:CANCELLED'));
  expect(await starts()).toEqual(['24T13', '25T13']);
});

test('whom a file asks to one of a series alone is asked to that one', async () => {
  const one = event(
    'RECURRENCE-ID:20261125T130000Z',
    'DTSTART:20261125T130000Z',
    `ATTENDEE;CN=Bruno:mailto:${bruno.email}`,
    'ATTENDEE;CN=Paula:mailto:paula@fora.example',
  );
  const whole = series(0, 'ATTENDEE;CN=Paula:mailto:paula@fora.example');
  await take(whole.replace('END:VCALENDAR', one.split('\r\n').slice(1).join('\r\n')));
  expect((await all()).map(({ attendees }) => attendees.length)).toEqual([1, 2, 1, 1, 1]);
  const [, second] = await all();
  expect(second?.attendees).toMatchObject([{ user_id: bruno.id }, { email: 'paula@fora.example' }]);
});
