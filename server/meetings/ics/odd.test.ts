import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { componentOf } from './content.ts';
import { readIcs } from './read.ts';
import { secondsIn, textOf } from './values.ts';

const now = '2026-11-23T12:00:00.000Z';
/** What stalls takes minutes; a busy machine takes some seconds (ms). */
const atOnce = 15_000;
const read = (text: string) => readIcs(text, { zone: 'America/Manaus', now });
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const right = event('right', 'DTSTART:20261124T130000Z', 'DURATION:PT1H', 'SUMMARY:Obra');
const zoned = (of: string, ...lines: string[]) => [
  ...['BEGIN:VTIMEZONE', `TZID:${of}`, 'BEGIN:STANDARD', ...lines, 'END:STANDARD', 'END:VTIMEZONE'],
];

/** Reads a text, and says how long that took. */
function timed(text: string) {
  const began = performance.now();
  const found = read(text);
  return { found, ms: performance.now() - began };
}

/** The odd one of two meetings of a file; the other is always read. */
function odd(...lines: string[]) {
  const found = read(calendar(...event('odd', 'SUMMARY:Estranha', ...lines), ...right));
  if (!Array.isArray(found)) throw new Error(`Not read: ${found}`);
  expect(found).toHaveLength(2);
  const [its, other] = [found.find(({ uid }) => uid === 'odd'), found.find(({ uid }) => uid === 'right')];
  expect(other).toMatchObject({ fault: null, start_at: '2026-11-24T13:00:00.000Z' });
  expect(its).toMatchObject({ title: 'Estranha' });
  return its;
}

test('a zone whose clocks are changed every second is not followed', () => {
  const clocks = ['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300'];
  for (const rule of ['FREQ=SECONDLY', 'FREQ=YEARLY;INTERVAL=0', 'FREQ=YEARLY;BYSETPOS=1', 'FREQ=FOO', 'FREQ=DAILY'])
    for (const start of ['00010101T020000', '16010101T000000', '16010101', 'foo', '']) {
      const zone = zoned('Nenhum', `DTSTART:${start}`, ...clocks, `RRULE:${rule}`);
      const its = event('a', 'DTSTART;TZID=Nenhum:20261124T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
      const { found, ms } = timed(calendar(...zone, ...its));
      expect(ms, `${start} ${rule}`).toBeLessThan(atOnce);
      expect(found).toMatchObject([{ start_at: '2026-11-24T14:00:00.000Z', notes: ['zone_unknown'], fault: null }]);
    }
});

test.each([
  'DTSTART:',
  'DTSTART:foo',
  'DTSTART:20261210T1300Z',
  'DTSTART:2026-12-10T13:00:00Z',
  'DTSTART:20261399T996199Z',
  'DTSTART:20260230T100000Z',
  'DTSTART:20261210T240000Z',
  'DTSTART;VALUE=DATE:20260229',
  'DTSTART:20261210T130000Z|DTEND:foo',
  'DTSTART:20261210T130000Z|DTEND:',
  'DTSTART:20261210T130000Z|DTEND:99991210T130000Z',
  'DTSTART:20261210T130000Z|DURATION:P',
  'DTSTART:20261210T130000Z|DURATION:PT',
  'DTSTART:20261210T130000Z|DURATION:P1DT',
  'DTSTART:20261210T130000Z|DURATION:abc',
  'DTSTART:20261210T130000Z|RECURRENCE-ID:',
  'DTSTART:20261210T130000Z|RECURRENCE-ID:foo',
  'STATUS:CANCELLED|RECURRENCE-ID:foo',
])('%s is a fault of that event alone', (lines) => {
  expect(odd(...lines.split('|'))).toMatchObject({ fault: 'bad_time' });
});

test.each(
  ['FREQ=FOO', 'FREQ=MONTHLY;BYMONTHDAY=99', 'FREQ=MONTHLY;BYDAY=99MO', 'FREQ=WEEKLY;BYDAY=XX'].concat(
    ['FREQ=DAILY;COUNT=0', 'FREQ=DAILY;COUNT=-5', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;UNTIL=abc', 'FREQ=DAILY;UNTIL='],
    ['FREQ=DAILY;UNTIL=20261399', 'FREQ=YEARLY;BYMONTH=13', 'COUNT=3', '', 'FREQ=DAILY;FREQ=WEEKLY', 'x=='],
  ),
)('RRULE:%s is a fault of that event alone', (rule) => {
  expect(odd('DTSTART:20261210T130000Z', 'DURATION:PT1H', `RRULE:${rule}`)).toMatchObject({ fault: 'bad_repeat' });
});

test('a day without VALUE=DATE is a day all the same', () => {
  const day = { is_all_day: true, start_at: '2026-12-10T04:00:00.000Z', fault: null };
  expect(odd('DTSTART:20261210')).toMatchObject({ ...day, end_at: '2026-12-11T04:00:00.000Z' });
  expect(odd('DTSTART:20261210', 'DTEND:20261212')).toMatchObject({ ...day, end_at: '2026-12-12T04:00:00.000Z' });
  expect(odd('DTSTART:20261210T130000Z', 'DTEND:20261211')).toMatchObject({ end_at: '2026-12-11T04:00:00.000Z' });
});

test('of what hangs on a meeting the unreadable is left out, and said where it is a day', () => {
  const start = ['DTSTART:20261210T130000Z', 'DURATION:PT1H'];
  for (const trigger of ['P', '', '20261399T120000Z', 'abc', 'PT15M', '-P9W'])
    expect(odd(...start, 'BEGIN:VALARM', `TRIGGER:${trigger}`, 'END:VALARM')).toMatchObject({ reminders_min: [] });
  for (const [trigger, before] of [
    ['20261210T120000Z', 60],
    ['-PT0M', 0],
    ['-P1D', 1_440],
  ] as const)
    expect(odd(...start, 'BEGIN:VALARM', `TRIGGER:${trigger}`, 'END:VALARM')?.reminders_min).toEqual([before]);
  const series = [...start, 'RRULE:FREQ=DAILY;COUNT=9'];
  expect(odd(...series, 'EXDATE:20261211')).toMatchObject({ skipped: ['2026-12-11'], notes: [] });
  expect(odd(...series, 'EXDATE:')).toMatchObject({ skipped: [], notes: [] });
  expect(odd(...series, 'EXDATE:abc,20261212T130000Z')).toMatchObject({
    skipped: ['2026-12-12'],
    notes: ['days_unread'],
    fault: null,
  });
  const moved = (id: string) => event('a', `RECURRENCE-ID:${id}`, 'DTSTART:20261211T150000Z', 'DURATION:PT1H');
  for (const [id, exceptions] of [
    ['20261211', 1],
    ['', 0],
    ['foo', 0],
  ] as const) {
    const found = read(calendar(...event('a', ...series), ...moved(id)));
    if (!Array.isArray(found)) throw new Error(`Not read: ${found}`);
    expect(found).toMatchObject([{ fault: null, notes: exceptions ? [] : ['days_unread'] }]);
    expect(found[0]?.exceptions).toHaveLength(exceptions);
  }
});

test('names of zones that every object knows are unknown zones', () => {
  for (const name of ['__proto__', 'constructor', 'toString', '"__proto__"'])
    expect(odd(`DTSTART;TZID=${name}:20261124T100000`, 'DURATION:PT1H')).toMatchObject({
      start_at: '2026-11-24T14:00:00.000Z',
      notes: ['zone_unknown'],
    });
  const bad = [['DTSTART:16010101'], ['TZOFFSETFROM:x'], ['RDATE:bad'], ['TZOFFSETTO:+9900'], ['RRULE:foo'], []];
  for (const lines of bad) {
    const zone = zoned('Z', ...lines, 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0217');
    const [found] = read(calendar(...zone, ...event('a', 'DTSTART;TZID=Z:20261124T100000'))) as object[];
    expect(found).toMatchObject({ start_at: '2026-11-24T14:00:00.000Z', fault: null });
  }
});

test('an event that was not ended is, and what is told of one alone that is called off is that one', () => {
  const open = calendar('BEGIN:VEVENT', 'UID:open', 'DTSTART:20261124T130000Z', ...right);
  expect(read(open)).toMatchObject([{ uid: 'open' }, { uid: 'right' }]);
  const one = event('a', 'RECURRENCE-ID:20261210T130000Z', 'STATUS:CANCELLED');
  expect(read(calendar(...one))).toMatchObject([{ day: '2026-12-10', isCancelled: true, fault: null }]);
});

const value = fc.oneof(
  fc.constantFrom('20261210', '20261210T130000Z', 'PT1H', '-PT15M', 'P', '', ':', ';', '"', '00010101T000000'),
  fc.string({ maxLength: 30 }),
);
const names = [
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXDATE',
  'RDATE',
  'RECURRENCE-ID',
  'TRIGGER',
  'SEQUENCE',
].concat([
  'ATTENDEE',
  'ORGANIZER',
  'CLASS',
  'STATUS',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'TZID',
  'BEGIN',
  'END',
  'URL',
  'UID',
]);
const key = fc.constantFrom('', ';TZID=Z', ';VALUE=DATE', ';TZID="', ';=', ';', ';RANGE=THISANDFUTURE');
const part = fc
  .constantFrom('BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VALARM', 'END:VALARM', 'BEGIN:VTIMEZONE')
  .chain((line) =>
    fc.constantFrom(
      line,
      'END:VTIMEZONE',
      'BEGIN:STANDARD',
      'END:STANDARD',
      'RRULE:FREQ=YEARLY',
      'DTSTART:20261210T130000Z',
    ),
  );
const line = fc.oneof(
  part,
  fc.tuple(fc.constantFrom(...names), key, value).map((parts) => `${parts[0]}${parts[1]}:${parts[2]}`),
);

test('whatever stands in a file, it is read or refused, at once', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const { found, ms } = timed(calendar('BEGIN:VEVENT', 'UID:a', ...lines));
      expect(typeof found === 'string' || Array.isArray(found)).toBe(true);
      expect(ms).toBeLessThan(atOnce);
    }),
    { numRuns: 1_500 },
  );
});

test('nothing that a quarter of a megabyte can say stalls', () => {
  const fill = (piece: string) => piece.repeat(Math.floor(260_000 / piece.length));
  const old = (rule: string) =>
    Array(100)
      .fill(event('a', 'DTSTART:20000101T120000Z', `RRULE:${rule}`))
      .flat();
  const zones = Array.from({ length: 800 }, (_, at) =>
    zoned(
      `Z${at}`,
      `DTSTART:16010101T00${String(at % 60).padStart(2, '0')}00`,
      `TZOFFSETFROM:-03${at % 60 > 9 ? at % 60 : 11}`,
      'TZOFFSETTO:-0300',
    ),
  ).flat();
  const inZones = Array.from({ length: 90 }, (_, at) =>
    event(`${at}`, `DTSTART;TZID=Z${at}:20${10 + at}1124T100000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5'),
  ).flat();
  const texts = {
    folded: calendar(...event('a', `DESCRIPTION:${fill('x\r\n ')}`)),
    unfolded: calendar(...event('a', `DESCRIPTION:${fill('x x\r\n')}`)),
    quotes: calendar(...event('a', fill('ATTENDEE;CN=";'))),
    parameters: calendar(...event('a', `ATTENDEE${fill(';A=B')}:mailto:a@b.example`)),
    attendees: calendar(...event('a', 'DTSTART:20261210', fill('ATTENDEE:mailto:a@b.example\r\n'))),
    addresses: calendar(...event('a', 'DTSTART:20261210', `ATTENDEE:mailto:${fill('a.')}`)),
    lines: calendar(...event('a', fill('A:\r\n'))),
    alarms: calendar(...event('a', 'DTSTART:20261210', ...Array(4_900).fill('BEGIN:VALARM\r\nTRIGGER:-PT5M'))),
    nested: calendar(...event('a', ...Array(4_900).fill('BEGIN:X'), ...Array(4_900).fill('END:Y'))),
    days: calendar(...event('a', 'DTSTART:20261210', 'RRULE:FREQ=DAILY', `RDATE:${fill('20261211,')}`)),
    exdates: calendar(
      ...event('a', 'DTSTART:20261210T120000Z', 'RRULE:FREQ=DAILY', `EXDATE:${'20261211T120000Z,'.repeat(1_999)}`),
    ),
    rule: calendar(...event('a', 'DTSTART:20261210', `RRULE:FREQ=YEARLY;BYYEARDAY=${fill('366,')}1`)),
    keys: calendar(...event('a', 'DTSTART:20261210', `RRULE:FREQ=DAILY${fill(';A=1')}`)),
    daily: calendar(...old('FREQ=DAILY')),
    weekly: calendar(...old('FREQ=WEEKLY;INTERVAL=99')),
    counted: calendar(...old('FREQ=DAILY;COUNT=730')),
    never: calendar(...event('a', 'DTSTART:20240229T120000Z', 'RRULE:FREQ=YEARLY;INTERVAL=99')),
    zones: calendar(...zones, ...inZones),
    calendars: fill('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
    escapes: calendar(...event('a', `SUMMARY:${fill('\\')}`)),
  };
  for (const [name, text] of Object.entries(texts)) expect(timed(text).ms, name).toBeLessThan(atOnce);
});

test('lines, texts and lengths are those that the library of RFC 5545 reads', () => {
  const text = fc.string({ maxLength: 200 }).map((of) => of.replace(/\p{Cc}/gu, ' '));
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 3_000_000 }), (of, seconds) => {
      const its = new ICAL.Component('vevent');
      its.addPropertyWithValue('description', of);
      its.addPropertyWithValue('duration', ICAL.Duration.fromSeconds(seconds));
      const [component] = componentOf(its.toString().split('\r\n').reduce<string[]>(unfold, [])).components;
      if (!component) throw new Error('Nothing was read.');
      expect(textOf(component, 'description')).toBe(of.trim());
      expect(secondsIn(textOf(component, 'duration'))).toBe(seconds);
    }),
    { numRuns: 300 },
  );
});

const unfold = (lines: string[], line: string) =>
  line.startsWith(' ') ? [...lines.slice(0, -1), `${lines.at(-1)}${line.slice(1)}`] : [...lines, line];
