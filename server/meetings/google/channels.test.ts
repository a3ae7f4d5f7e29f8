import { beforeEach, expect, test } from 'vitest';
import { besideGoogle } from '../../testing/calendar-stage.ts';
import type { Loose, TestPerson } from '../../testing/workspace.ts';

const stage = besideGoogle({ PUBLIC_URL: 'https://trama.example' });

let ana: TestPerson;
let account = '';
let count = 0;
beforeEach(async () => {
  Object.assign(stage.world, { fault: () => undefined, noChannels: undefined, channelMs: 7 * dayMs });
  stage.world.channels.clear();
  stage.world.asked.length = 0;
  stage.here.clock.ahead = 0;
  stage.here.config.publicUrl = 'https://trama.example';
  await stage.here.store.db.deleteFrom('calendar_connections').execute();
  ana = await stage.here.somebody('member');
  account = `ana${++count}@gmail.example`;
  stage.world.account(account);
});

const [dayMs, minuteMs] = [86_400_000, 60_000];
const at = (path: string) => `/api/google-calendar/${path}`;
const ask = (method: string, path: string, body?: object) => stage.here.ask(method, path, { token: ana.token, body });
const status = async () => (await ask('GET', at('sync-status'))).body;
const choose = async (isWanted: (calendar: Loose) => boolean) => {
  const { data } = (await ask('GET', at('calendars'))).body;
  const selected = data.filter(isWanted).map(({ id }: Loose) => id);
  expect(await ask('PUT', at('calendars'), { selected, takes_ours: null })).toMatchObject({ status: 200 });
  await stage.here.notifications.whenIdle();
};
async function connect() {
  const { url } = (await ask('GET', at('auth-url'))).body;
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;
  const proof = { code: back.get('code'), state: back.get('state') };
  expect(await ask('POST', at('auth/callback'), proof)).toMatchObject({ status: 200 });
  await choose(() => true);
}
/** Lets time go by, and does what is due then. */
const later = async (ms: number) => {
  stage.here.clock.ahead += ms;
  await stage.here.notifications.whenIdle();
};
const write = (summary: string) => {
  const from = Math.floor(Date.now() / minuteMs) * minuteMs + dayMs;
  const time = (ms: number) => ({ dateTime: new Date(from + ms).toISOString(), timeZone: 'UTC' });
  stage.world.write(account, { summary, start: time(0), end: time(60 * minuteMs) });
};
const titles = async (): Promise<string[]> =>
  (await ask('GET', '/api/meetings')).body.data.map(({ title }: Loose) => title);
const open = () => [...stage.world.channels.values()];
const lists = () => stage.world.asked.filter(({ method, path }) => method === 'GET' && path.endsWith('/events')).length;

test('what changes is told by Google, and is here at once', async () => {
  await connect();
  expect(open()).toMatchObject([
    { address: expect.stringMatching(/^https:\/\/trama\.example\/api\/google-calendar\/channels\/trn_[\w-]{43}$/) },
  ]);
  write('Contada na hora');
  await later(1_000);
  expect(await titles()).toEqual([]);
  expect(await stage.world.tell(account, stage.here.url)).toEqual([204]);
  await stage.here.notifications.whenIdle();
  expect(await titles()).toEqual(['Contada na hora']);
});

test('what is told of is asked for all the same, less often', async () => {
  await connect();
  write('Que ninguém contou');
  await later(5 * minuteMs);
  expect(await titles()).toEqual([]);
  await later(6 * minuteMs);
  expect(await titles()).toEqual(['Que ninguém contou']);
});

test('what is told while a calendar is being read is looked at again', async () => {
  await connect();
  let isTold = false;
  stage.world.fault = async ({ path, method }) => {
    // It has been listed by then: only another turn sees it.
    if (isTold || method !== 'GET' || !path.endsWith('/calendarList')) return undefined;
    isTold = true;
    await stage.world.tell(account, stage.here.url);
    return undefined;
  };
  const before = lists();
  await ask('POST', at('sync'));
  await stage.here.notifications.whenIdle();
  expect(isTold).toBe(true);
  expect(lists() - before).toBeGreaterThan(1);
});

test('a channel that is not known is refused, and so is one that has ended', async () => {
  await connect();
  const path = at(`channels/trn_${'x'.repeat(43)}`);
  expect(await stage.here.ask('POST', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const [channel] = open();
  expect(await ask('DELETE', at('connection'))).toMatchObject({ status: 204 });
  expect(open()).toEqual([]);
  expect(await stage.world.call(channel as Loose, stage.here.url)).toBe(404);
});

test('a channel is replaced before its end, and one of a calendar that is not chosen any more is ended', async () => {
  stage.world.calendar(account, 'aulas');
  await connect();
  const first = open();
  expect(first.map(({ calendar }) => calendar).sort()).toEqual([account, 'aulas'].sort());
  await later(5.9 * dayMs);
  expect(open()).toEqual(first);
  await later(0.2 * dayMs);
  expect(open()).toHaveLength(2);
  expect(open().filter(({ id }) => first.some((one) => one.id === id))).toEqual([]);
  stage.here.clock.ahead = 0;
  await choose(({ is_primary }) => is_primary);
  expect(open()).toMatchObject([{ calendar: account }]);
  const kept = await stage.here.store.db
    .selectFrom('calendar_channels as h')
    .innerJoin('google_calendars as g', 'g.id', 'h.calendar_id')
    .where('g.user_id', '=', ana.id)
    .select('h.id')
    .execute();
  expect(kept).toHaveLength(1);
});

test.each(['push.webhookUrlUnauthorized', 'pushNotSupportedForRequestedResource'])(
  'where Google refuses a channel (%s) it is asked every two minutes, and for a channel once an hour',
  async (reason) => {
    stage.world.noChannels = reason;
    await connect();
    const asked = () => stage.world.asked.filter(({ path }) => path.endsWith('/watch')).length;
    expect(await status()).toMatchObject({ status: 'active', error: null });
    const tries = asked();
    write('Perguntada');
    await later(3 * minuteMs);
    expect(await titles()).toEqual(['Perguntada']);
    expect(asked()).toBe(tries);
    stage.world.noChannels = undefined;
    await later(60 * minuteMs);
    expect(open()).toHaveLength(1);
  },
);

test('a server that Google cannot call opens none, and ends those that there were', async () => {
  await connect();
  stage.here.config.publicUrl = stage.here.url;
  await later(11 * minuteMs);
  expect(open()).toEqual([]);
  write('Perguntada também');
  await later(3 * minuteMs);
  expect(await titles()).toEqual(['Perguntada também']);
});

test('who tells without end is counted', async () => {
  await connect();
  const [channel] = open();
  const calls: number[] = [];
  for (let turn = 0; turn < 31; turn += 1)
    calls.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => stage.world.call(channel as Loose, stage.here.url)))),
    );
  expect(new Set(calls)).toEqual(new Set([204, 429]));
});
