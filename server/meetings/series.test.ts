import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeCutoffs } from '../kernel/housekeeping.ts';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { planSeries } from './planning.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  // A Sunday, a week before New York puts its clocks back.
  here.clock.ahead = Date.parse('2027-10-30T12:00:00Z') - Date.now();
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
});
afterAll(() => here.close());

const weekly = { every: 'week', interval: 1, weekdays: [], until: null, times: 5 };
const ask = (method: string, rest: string, body?: object, { token } = ana) =>
  here.ask(method, `/api/meetings${rest}`, { token, body });
const create = (body: object = {}) =>
  ask('POST', '', {
    title: 'Semana das obras',
    start_at: '2027-11-02T14:00:00.000Z',
    end_at: '2027-11-02T15:00:00.000Z',
    time_zone: 'America/New_York',
    attendees: [{ user_id: bruno.id }],
    repeat: weekly,
    reminders_min: [15],
    ...body,
  });
const inSeries = async (id: string, who = ana): Promise<Loose[]> =>
  (await ask('GET', `?limit=200&series_id=${id}`, undefined, who)).body.data;
const starts = async (id: string) => (await inSeries(id)).map(({ start_at }) => start_at.slice(5, 16));

test('a series keeps its hour on the wall of New York when the clocks there go back', async () => {
  const { status, body } = await create();
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({
    series_day: '2027-11-02',
    is_exception: false,
    series: { repeat: { weekdays: [2] }, skipped: [] },
  });
  // 10:00 there; from the 7th on one hour later by UTC, and in Manaus.
  expect(await starts(body.series.id)).toEqual([
    '11-02T14:00',
    '11-09T15:00',
    '11-16T15:00',
    '11-23T15:00',
    '11-30T15:00',
  ]);
  const third = (await inSeries(body.series.id))[2];
  expect(third).toMatchObject({
    attendees: [{ user_id: bruno.id, response: 'needs_action' }],
    reminders_min: [15],
    version: 1,
  });
  const { data } = (await here.ask('GET', '/api/notifications', { token: bruno.token })).body;
  expect(data.filter(({ kind }: Loose) => kind === 'meeting_invited')).toHaveLength(1);
  const listed = (await ask('GET', '?limit=200&next_of_series=true')).body.data;
  expect(listed.filter(({ series }: Loose) => series).map(({ id }: Loose) => id)).toEqual([body.id]);
  // Who comes to the first comes to those that follow.
  await ask('PUT', `/${third.id}/response`, { response: 'declined' }, bruno);
  await ask('PUT', `/${body.id}/response`, { response: 'accepted' }, bruno);
  expect((await inSeries(body.series.id, bruno)).map(({ my_response }) => my_response)).toEqual([
    'accepted',
    'accepted',
    'declined',
    'declined',
    'declined',
  ]);
});

test('one alone is moved and deleted; those that follow take over what is said of them, and nothing else', async () => {
  const { body: first } = await create();
  const all = await inSeries(first.series.id);
  const [, second, third, fourth] = all;
  await ask('PATCH', `/${second.id}`, { start_at: '2027-11-10T18:00:00.000Z', end_at: '2027-11-10T19:00:00.000Z' });
  expect((await ask('GET', `/${second.id}`)).body).toMatchObject({ is_exception: true, series_day: '2027-11-09' });
  expect((await ask('DELETE', `/${fourth.id}`)).status).toBe(204);
  const { body: renamed } = await ask('PATCH', `/${third.id}`, {
    title: 'Obras',
    location: 'Sala 2',
    scope: 'following',
    version: 1,
  });
  expect(renamed).toMatchObject({
    title: 'Obras',
    is_exception: false,
    series: { id: first.series.id, skipped: ['2027-11-23'] },
  });
  expect((await inSeries(first.series.id)).map(({ title, version }) => `${title} ${version}`)).toEqual([
    'Semana das obras 1',
    'Semana das obras 2',
    'Obras 2',
    'Obras 2',
  ]);
  expect((await ask('PATCH', `/${third.id}`, { repeat: { ...weekly, times: 2 } })).body.details).toMatchObject([
    { field: 'repeat' },
  ]);
});

test('at another time from one of them on it is a series of its own, with the same pages; what was changed alone stays', async () => {
  const { body: first } = await create();
  const all = await inSeries(first.series.id);
  await ask('PATCH', `/${all[3].id}`, { start_at: '2027-11-24T10:00:00.000Z', end_at: '2027-11-24T11:00:00.000Z' });
  await ask('PUT', `/${all[4].id}/response`, { response: 'accepted' }, bruno);
  const moved = { start_at: '2027-11-17T16:30:00.000Z', end_at: '2027-11-17T17:00:00.000Z', scope: 'following' };
  const { status, body } = await ask('PATCH', `/${all[2].id}`, moved);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.series).toMatchObject({ first_day: '2027-11-17', repeat: { weekdays: [3], times: 3 } });
  expect(await starts(first.series.id)).toEqual(['11-02T14:00', '11-09T15:00']);
  const later = await inSeries(body.series.id);
  expect(later.map(({ id }) => id)).toEqual([all[2].id, all[3].id, all[4].id]);
  expect(await starts(body.series.id)).toEqual(['11-17T16:30', '11-24T10:00', '12-01T16:30']);
  expect(later[2].attendees[0].response).toBe('needs_action');
  // By another repeat there are more of them, or none.
  const daily = { ...weekly, every: 'day', times: null, until: '2027-11-21' };
  const anew = (await ask('PATCH', `/${all[2].id}`, { repeat: daily, scope: 'following' })).body;
  expect(await starts(anew.series.id)).toEqual(
    ['11-17T16:30', '11-24T10:00', '11-19T16:30', '11-20T16:30', '11-21T16:30'].sort(),
  );
  const once = (await ask('PATCH', `/${all[2].id}`, { repeat: null, scope: 'all' })).body;
  expect(once).toMatchObject({ series: null, series_day: null });
  expect((await ask('GET', `/${all[4].id}`)).status).toBe(404);
  await ask('DELETE', `/${all[0].id}?scope=all`);
  expect(await inSeries(first.series.id)).toEqual([]);
  expect(
    await here.store.db.selectFrom('meeting_series').where('id', '=', first.series.id).selectAll().execute(),
  ).toEqual([]);
});

test('moved to another hour each keeps its page, and on a day that was called off nothing is held', async () => {
  const { body: first } = await create();
  const all = await inSeries(first.series.id);
  await ask('PATCH', `/${all[2].id}/status`, { status: 'cancelled' });
  const said = await ask('PUT', `/${all[3].id}/notes/${all[3].id}`, { text: 'Trazer o orçamento' });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
  const moved = { start_at: '2027-11-02T16:00:00.000Z', end_at: '2027-11-02T17:00:00.000Z', scope: 'all' };
  const { body } = await ask('PATCH', `/${first.id}`, moved);
  const later = await inSeries(body.series.id);
  expect(later.map(({ id }) => id)).toEqual([0, 1, 3, 4].map((index) => all[index].id));
  expect(await starts(body.series.id)).toEqual(['11-02T16:00', '11-09T17:00', '11-23T17:00', '11-30T17:00']);
  expect(body.series.skipped).toEqual(['2027-11-16']);
  expect((await ask('GET', `/${all[2].id}`)).body).toMatchObject({ status: 'cancelled', start_at: all[2].start_at });
  // By another repeat too: every second week, and the page of the 30th keeps its day.
  const second = { repeat: { ...weekly, interval: 2, times: 4 }, scope: 'all' };
  const { body: anew } = await ask('PATCH', `/${first.id}`, second);
  expect(await starts(anew.series.id)).toEqual(['11-02T16:00', '11-30T17:00', '12-14T17:00']);
  expect((await inSeries(anew.series.id)).map(({ id }) => id).slice(0, 2)).toEqual([first.id, all[4].id]);
});

test('what stays open is told in the next, though the series goes on at other times', async () => {
  const { body: first } = await create();
  const [, second, third] = await inSeries(first.series.id);
  await ask('POST', `/${first.id}/outcomes`, { text: 'Pedir as chaves' });
  for (const status of ['in_progress', 'completed']) await ask('PATCH', `/${first.id}/status`, { status });
  const told = async (id: string) => (await ask('GET', `/${id}/outcomes`)).body.data.map(({ text }: Loose) => text);
  expect(await told(second.id)).toEqual(['Pedir as chaves']);
  const moved = { start_at: '2027-11-10T16:00:00.000Z', end_at: '2027-11-10T17:00:00.000Z', scope: 'all' };
  const { body } = await ask('PATCH', `/${second.id}`, moved);
  expect(body.series.id).not.toBe(first.series.id);
  expect(await told(second.id)).toEqual(['Pedir as chaves']);
  expect(await told(third.id)).toEqual([]);
});

test('the next of a series is the next of those that are asked for, and that one may see', async () => {
  const { body: first } = await create({ title: 'Obra do galpão' });
  const [, second, third] = await inSeries(first.series.id);
  await ask('PATCH', `/${second.id}`, { title: 'Zebra no galpão' });
  const caio = await here.somebody('member');
  await ask('PATCH', `/${third.id}`, { attendees: [{ user_id: caio.id }] });
  const found = async (query: string, who = ana) =>
    (await ask('GET', `?limit=200&next_of_series=true&${query}`, undefined, who)).body.data.map(({ id }: Loose) => id);
  expect(await found('search=zebra')).toEqual([second.id]);
  expect(await found('search=galpao')).toEqual([first.id]);
  expect(await found('search=galpao', caio)).toEqual([third.id]);
  await ask('PATCH', `/${third.id}/status`, { status: 'confirmed' });
  expect(await found('search=galpao&status=confirmed')).toEqual([third.id]);
});

test('of a series that becomes private no part is told in the log any more', async () => {
  const { body: first } = await create();
  const [, second] = await inSeries(first.series.id);
  await ask('PATCH', `/${second.id}`, { title: 'Compra da marimba', location: 'Cofre da marimba' });
  const log = async () =>
    JSON.stringify(
      await here.store.db.selectFrom('activity').where('subject_id', '=', second.id).selectAll().execute(),
    );
  expect(await log()).toMatch(/marimba/);
  await ask('PATCH', `/${first.id}`, { is_private: true, scope: 'all' });
  expect(await log()).not.toMatch(/marimba/);
});

test('all of them means those that are not over; what is over stays as it was', async () => {
  const begun = { start_at: '2027-10-19T14:00:00.000Z', end_at: '2027-10-19T15:00:00.000Z' };
  const { body: first } = await create(begun);
  const all = await inSeries(first.series.id);
  const { body } = await ask('PATCH', `/${all[3].id}`, {
    start_at: '2027-11-09T16:00:00.000Z',
    end_at: '2027-11-09T17:00:00.000Z',
    attendees: [{ email: 'paula@serra.example' }],
    scope: 'all',
  });
  expect(await starts(first.series.id)).toEqual(['10-19T14:00', '10-26T14:00']);
  const later = await inSeries(body.series.id);
  expect(later.map(({ start_at, attendees }) => `${start_at.slice(5, 16)} ${attendees[0].email}`)).toEqual(
    ['11-02T15:00', '11-09T16:00', '11-16T16:00'].map((start) => `${start} paula@serra.example`),
  );
});

test('without an end a year is planned, and each day one more; a bomb is none', async () => {
  const { body } = await create({ repeat: { ...weekly, every: 'day', times: null }, attendees: [] });
  const count = async () =>
    (await here.store.db.selectFrom('meetings').where('series_id', '=', body.series.id).select('id').execute()).length;
  expect(await count()).toBe(367);
  const later = new Date('2027-11-05T12:00:00Z');
  await planSeries(here.store.db, computeCutoffs(later));
  await planSeries(here.store.db, computeCutoffs(later));
  expect(await count()).toBe(370);
  const wrong = async (more: object, of: object = {}) =>
    (await create({ repeat: { ...weekly, ...more }, ...of })).body.details?.map(({ field }: Loose) => field);
  expect(await wrong({ interval: 0 })).toEqual(['repeat.interval']);
  expect(await wrong({ times: 100_000 })).not.toBeUndefined();
  expect(await wrong({ until: '2027-12-01' })).toEqual(['repeat']);
  expect(await wrong({ times: null, until: '2027-11-01' })).toEqual(['repeat']);
  const longAgo = { start_at: '1970-01-01T10:00:00.000Z', end_at: '1970-01-01T11:00:00.000Z' };
  expect(await wrong({}, longAgo)).toEqual(['start_at']);
});

test('of a series that is private others see taken time, and nothing of its repeat', async () => {
  const admin = await here.somebody('admin');
  const { body } = await create({ is_private: true });
  expect(await inSeries(body.series.id, admin)).toEqual([]);
  expect((await ask('GET', `/${body.id}`, undefined, admin)).body).toMatchObject({
    is_hidden: true,
    series: null,
    series_day: null,
  });
});
