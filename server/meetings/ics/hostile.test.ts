import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockedDuring } from '../../testing/event-loop.ts';
import { hostileCalendars } from '../../testing/hostile-calendars.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { readIcs } from './read.ts';
import { openIcsThreads } from './thread.ts';

/** What blocks does so for seconds (ms). */
const maxBlockedMs = 500;
/** The CPU that a file may cost its thread (ms): the budget stops it long before its time is over. */
const maxCpuMs = 3_000;
const now = '2026-11-23T12:00:00.000Z';
const zone = 'America/Manaus';
const files = Object.entries(hostileCalendars);

let here: Workspace;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  ana = await here.somebody('manager');
});
beforeEach(() => here.store.db.deleteFrom('attempts').execute());
afterAll(() => here.close());

const preview = (text: string, { token } = ana) =>
  here.ask('POST', '/api/meetings/ics/preview', { token, body: { text, time_zone: zone } });

describe.each(files)('%s', (_, text) => {
  test('is read or refused in words, and blocks nobody', async () => {
    expect(text.length).toBeLessThanOrEqual(262_144);
    const { value, blockedMs } = await blockedDuring(() => preview(text));
    expect(blockedMs).toBeLessThan(maxBlockedMs);
    expect([200, 400]).toContain(value.status);
    if (value.status === 400) expect(value.body.details).toMatchObject([{ field: 'text' }]);
  });

  test('costs its thread a bounded time', () => {
    const before = process.threadCpuUsage();
    readIcs(text, { zone, now });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(maxCpuMs);
  });
});

const long = hostileCalendars['a line without a fold'] as string;
const short = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART:20261124T130000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\n');

test('a file that takes too long is given up, and the next one is read', async () => {
  const read = openIcsThreads({ threads: 1, readMs: 0 });
  expect(await read(ana.id, { text: long, zone, now })).toBe('too_slow');
  const patient = openIcsThreads({ threads: 1, readMs: 60_000 });
  expect(await patient(ana.id, { text: short, zone, now })).toMatchObject([{ uid: 'a' }]);
  expect(await patient(ana.id, { text: short, zone, now })).toMatchObject([{ uid: 'a' }]);
});

test('one person reads one file at a time, and holds up nobody else', async () => {
  const bia = await here.somebody('member');
  const many = Array.from({ length: 12 }, () => preview(long));
  expect((await preview(short, bia)).status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 429]);
});
