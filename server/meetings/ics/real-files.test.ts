import { expect, test } from 'vitest';
import { readIcs } from './read.ts';

const now = '2026-11-20T12:00:00.000Z';
const saoPaulo = 'America/Sao_Paulo';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
function read(text: string, zone = saoPaulo) {
  const found = readIcs(text, { zone, now });
  if (!Array.isArray(found)) throw new Error(found);
  return found;
}
const one = (text: string, zone?: string) => read(text, zone)[0];

test.each([
  ['UTC', saoPaulo],
  ['Asia/Tokyo', saoPaulo],
  ['America/Sao_Paulo', 'Asia/Tokyo'],
  ['America/Sao_Paulo', 'Pacific/Honolulu'],
])('a whole day of a calendar in %s is that day where it is read, in %s', (named, zone) => {
  const text = calendar(
    `X-WR-TIMEZONE:${named}`,
    ...event('UID:d1', 'SUMMARY:Feriado', 'DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261226'),
  );
  const found = one(text, zone);
  expect(found).toMatchObject({ is_all_day: true, time_zone: zone, fault: null });
  const dayAt = (at = '') => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(at));
  const clockAt = (at = '') =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' }).format(new Date(at));
  expect([dayAt(found?.start_at), clockAt(found?.start_at)]).toEqual(['2026-12-25', '00:00']);
  expect([dayAt(found?.end_at), clockAt(found?.end_at)]).toEqual(['2026-12-26', '00:00']);
});

test('a whole day whose midnight is skipped begins after it, and is no day before', () => {
  const whole = event('UID:d2', 'SUMMARY:Virada', 'DTSTART;VALUE=DATE:20270905', 'DTEND;VALUE=DATE:20270906');
  expect(one(calendar(...whole), 'America/Santiago')).toMatchObject({
    start_at: '2027-09-05T04:00:00.000Z',
    end_at: '2027-09-06T03:00:00.000Z',
  });
});

test('a skipped time is the same time after the change', () => {
  const skipped = event('UID:d3', 'DTSTART;TZID=America/New_York:20270314T023000', 'DURATION:PT1H');
  expect(one(calendar(...skipped))).toMatchObject({ start_at: '2027-03-14T07:30:00.000Z' });
});

test('a birthday before 2000 becomes a yearly series, and a single event before 2000 is refused', () => {
  const birthday = (...more: string[]) =>
    calendar(...event('UID:d4', 'SUMMARY:Aniversário', 'DTSTART;VALUE=DATE:19850312', ...more));
  expect(one(birthday('RRULE:FREQ=YEARLY'))).toMatchObject({
    fault: null,
    start_at: '2027-03-12T03:00:00.000Z',
    repeat: { every: 'year', interval: 1 },
  });
  expect(one(birthday('RRULE:FREQ=YEARLY;UNTIL=19990101'))).toMatchObject({ fault: 'over' });
  expect(one(birthday())).toMatchObject({ fault: 'no_start' });
});

test('a zone that a file describes with the hour in its rules is understood', () => {
  const part = (name: string, from: string, to: string, month: number, day: string) => [
    `BEGIN:${name}`,
    `DTSTART:2007${String(month).padStart(2, '0')}11T020000`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=${day};BYMONTH=${month}`,
    `END:${name}`,
  ];
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Costa leste'],
    ...part('STANDARD', '-0400', '-0500', 11, '1SU'),
    ...part('DAYLIGHT', '-0500', '-0400', 3, '2SU'),
    'END:VTIMEZONE',
  ];
  const found = one(calendar(...zone, ...event('UID:d5', 'DTSTART;TZID=Costa leste:20261210T100000', 'DURATION:PT1H')));
  expect(found).toMatchObject({ start_at: '2026-12-10T15:00:00.000Z', time_zone: 'America/New_York' });
});

test.each([
  ['GMT-0300', '2026-12-10T13:00:00.000Z'],
  ['UTC-3', '2026-12-10T13:00:00.000Z'],
  ['(GMT +01:00)', '2026-12-10T09:00:00.000Z'],
  ['UTC+0', '2026-12-10T10:00:00.000Z'],
])('a zone named %s is that many hours from UTC', (name, start_at) => {
  const found = one(calendar(...event('UID:d6', `DTSTART;TZID="${name}":20261210T100000`, 'DURATION:PT1H')), 'UTC');
  expect(found).toMatchObject({ start_at, notes: [] });
});

test('lines that are folded right after their name are read', () => {
  const folded = ['UID', ' :d7', 'SUMMARY', ' :Visita', 'DTSTART', ' ;TZID=UTC:20261210T130000', 'DURATION', '\t:PT1H'];
  expect(one(calendar(...event(...folded)))).toMatchObject({
    uid: 'd7',
    title: 'Visita',
    start_at: '2026-12-10T13:00:00.000Z',
  });
});

test('an event without a UID gets one derived from its content', () => {
  const lines = (title: string) => event(`SUMMARY:${title}`, 'DTSTART:20261210T130000Z', 'DURATION:PT1H');
  const [first, second] = read(calendar(...lines('Um'), ...lines('Dois')));
  expect(first).toMatchObject({ title: 'Um', fault: null });
  expect(second?.uid).not.toBe(first?.uid);
  expect(one(calendar(...lines('Um')))?.uid).toBe(first?.uid);
});

test('a changed day whose series is not in the file is one meeting at its own time', () => {
  const alone = event(
    'UID:s9',
    'SUMMARY:Ronda',
    'RECURRENCE-ID;TZID=America/Sao_Paulo:20261207T090000',
    'DTSTART;TZID=America/Sao_Paulo:20261208T140000',
    'DURATION:PT1H',
  );
  expect(read(calendar(...alone))).toMatchObject([
    { uid: 's9', day: '2026-12-07', repeat: null, fault: null, start_at: '2026-12-08T17:00:00.000Z' },
  ]);
});
