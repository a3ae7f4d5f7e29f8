import { expect, test } from 'vitest';
import { countOfPart, halvesOf, partLimits, partsOf, textOfPart } from './calendar-parts';

const event = (uid: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART:20300407T120000Z', ...more, 'BEGIN:VALARM', 'END:VALARM', 'END:VEVENT'].join(
    '\r\n',
  );
const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'X-WR-TIMEZONE:America/Manaus',
    'BEGIN:VTIMEZONE',
    'TZID:Manaus',
    'END:VTIMEZONE',
    'BEGIN:VTODO',
    'UID:task',
    'END:VTODO',
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test('a file within the limits of one request is not split', () => {
  expect(partsOf(calendar(event('a')))).toBeUndefined();
});

test('a whole calendar is cut into calendars that a request can hold, and no event is lost or repeated', () => {
  const long = `DESCRIPTION:${'x'.repeat(2_000)}`;
  const uids = Array.from({ length: 1_500 }, (_, index) => `${index}@trama.example`);
  const text = calendar(...uids.map((uid) => event(uid, long)));
  const parts = partsOf(text) ?? [];
  const texts = parts.map(textOfPart);
  for (const each of texts) {
    expect(each.length).toBeLessThanOrEqual(partLimits.characters);
    expect(each.match(/BEGIN:VEVENT/g)?.length).toBeLessThanOrEqual(partLimits.events);
    expect(each).toMatch(/^BEGIN:VCALENDAR\nX-WR-TIMEZONE:America\/Manaus\nBEGIN:VTIMEZONE\n/);
    expect(each).toMatch(/\nEND:VCALENDAR\n$/);
    expect(each).not.toContain('VTODO');
  }
  expect(texts.flatMap((each) => [...each.matchAll(/UID:(.+@trama\.example)/g)].map(([, uid]) => uid))).toEqual(uids);
});

test('a series stays with its changed days, wherever they stand, and a part that is refused can be halved', () => {
  const single = Array.from({ length: 150 }, (_, index) => event(`${index}@trama.example`));
  const changed = event('series@trama.example', 'RECURRENCE-ID:20300414T120000Z');
  const parts = partsOf(calendar(event('series@trama.example', 'RRULE:FREQ=WEEKLY'), ...single, changed)) ?? [];
  expect(parts.map(countOfPart)).toEqual([100, 52]);
  expect(parts.map((part) => textOfPart(part).split('UID:series@').length - 1)).toEqual([2, 0]);
  const [first] = parts;
  const halves = first && halvesOf(first);
  expect(halves?.map(countOfPart)).toEqual([51, 49]);
  expect(halvesOf({ head: '', groups: [['one', 'its changed day']] })).toBeUndefined();
});

test('events without a UID are not grouped', () => {
  const nameless = Array.from({ length: 101 }, () => event('').replace('UID:\r\n', ''));
  expect((partsOf(calendar(...nameless)) ?? []).map(countOfPart)).toEqual([100, 1]);
});
