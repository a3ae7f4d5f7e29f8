import { expect, test } from 'vitest';
import { type IcsEvent, icsOf } from './ics.ts';

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
  expect(unfolded(icsOf(event))).toEqual([
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

test('lines are at most 75 bytes, and no character is cut', () => {
  const long = icsOf({ ...event, title: 'ção 🧵'.repeat(40) });
  for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(long)).toContain(`SUMMARY:${'ção 🧵'.repeat(40)}`);
});
