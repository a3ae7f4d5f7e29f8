import { expect, test } from 'vitest';
import { formatIcs, type IcsEvent } from './ics.ts';

const event: IcsEvent = {
  uid: '0198f6a2@trama',
  title: 'Célula; riscos, prazo\\custo',
  start_at: '2026-11-24T13:00:00.000Z',
  end_at: '2026-11-24T14:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 3,
  status: 'confirmed',
  description: 'Linha um\r\nLinha dois\nBEGIN:VEVENT',
  location: 'Sala Ipê',
  url: 'https://meet.example/a?b=1,2;3',
  isPrivate: true,
  attendees: [{ name: 'Paula "Pa" Ferraz', email: 'paula@serra.example', response: 'tentative', isOptional: true }],
  reminders: [15],
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a meeting is a calendar file, in which no text ends a line or a value', () => {
  expect(unfolded(formatIcs(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trama//Trama//PT',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0198f6a2@trama',
    'DTSTAMP:20261120T183000Z',
    'SEQUENCE:2',
    'DTSTART:20261124T130000Z',
    'DTEND:20261124T140000Z',
    'SUMMARY:Célula\\; riscos\\, prazo\\\\custo',
    'STATUS:CONFIRMED',
    'DESCRIPTION:Linha um\\nLinha dois\\nBEGIN:VEVENT',
    'LOCATION:Sala Ipê',
    'URL:https://meet.example/a?b=1,2;3',
    'CLASS:PRIVATE',
    'ATTENDEE;CN="Paula  Pa  Ferraz";ROLE=OPT-PARTICIPANT;PARTSTAT=TENTATIVE:mailto:paula@serra.example',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Célula\\; riscos\\, prazo\\\\custo',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a series is told by its rule at its hour on the wall, with what it leaves out and what was changed', () => {
  const times = { start_at: '2026-10-27T14:00:00.000Z', end_at: '2026-10-27T15:00:00.000Z' };
  const zone = 'America/New_York';
  const repeat = { every: 'week', interval: 1, weekdays: [2], until: '2026-12-01', times: null } as const;
  const series = { repeat: { ...repeat, weekdays: [2] }, zone, skipped: ['2026-11-10T15:00:00.000Z'] };
  const insteadOf = { start_at: '2026-11-17T15:00:00.000Z', zone };
  const lines = unfolded(formatIcs({ ...event, ...times, series }, { ...event, insteadOf }));
  for (const line of [
    'DTSTART;TZID=America/New_York:20261027T100000',
    'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261202T045959Z',
    'EXDATE;TZID=America/New_York:20261110T100000',
    'RECURRENCE-ID;TZID=America/New_York:20261117T100000',
  ])
    expect(lines).toContain(line);
  // The clocks go back on the first of November, at 2:00 there.
  expect(lines.slice(lines.indexOf('DTSTART:20261101T020000')).slice(0, 3)).toEqual([
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('lines are at most 75 bytes, and no character is cut', () => {
  const long = formatIcs({ ...event, title: 'ção 🧵'.repeat(40) });
  for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(long)).toContain(`SUMMARY:${'ção 🧵'.repeat(40)}`);
});
