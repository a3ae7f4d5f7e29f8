import { addDays, type Day, dayOf } from './dates.ts';
import { formatTimeZone, formatWallTime } from './ics-zone.ts';
import { formatRrule, type MeetingRepeat } from './meeting-repeat.ts';
import { instantAt } from './meeting-time.ts';

/** A recurring series: its rule, zone and excluded starts. */
export interface IcsSeries {
  repeat: MeetingRepeat;
  zone: string;
  skipped: readonly string[];
}

/** The data of one meeting in a calendar file. */
export interface IcsEvent {
  uid: string;
  title: string;
  start_at: string;
  end_at: string;
  updated_at: string;
  version: number;
  status: 'tentative' | 'confirmed' | 'cancelled';
  description: string;
  location: string;
  url: string | null;
  isPrivate: boolean;
  attendees: readonly {
    name: string;
    email: string;
    response: 'needs_action' | 'accepted' | 'tentative' | 'declined';
    isOptional: boolean;
  }[];
  /** Minutes before the start. */
  reminders: readonly number[];
  /** Set on the first meeting of a series. */
  series?: IcsSeries;
  /** Set on an exception of a series: the start that the series itself gives it. */
  insteadOf?: { start_at: string; zone: string };
}

const maxLineBytes = 75;

const utf8Bytes = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

/** Folds a line into pieces of at most 75 bytes without splitting a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  // No UTF-16 code unit takes more than three bytes of UTF-8.
  if (line.length * 3 <= maxLineBytes) return line;
  const pieces: string[] = [];
  let [start, size] = [0, 0];
  for (let at = 0; at < line.length; ) {
    const codePoint = line.codePointAt(at) ?? 0;
    const bytes = utf8Bytes(codePoint);
    if (size + bytes > maxLineBytes) {
      pieces.push(line.slice(start, at));
      // A continuation line starts with a blank.
      [start, size] = [at, 1];
    }
    size += bytes;
    at += codePoint < 0x10000 ? 1 : 2;
  }
  return [...pieces, line.slice(start)].join('\r\n ');
}

// Calendar files allow no other control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Escapes a text as a property value (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(controlCharacters, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Quotes a text as a parameter value. Quotes within it are replaced, because parameters cannot escape them. */
const quoteParameter = (text: string) => `"${text.replace(controlCharacters, '').replace(/["\n]/g, ' ')}"`;

/** Formats an instant in UTC: `20261124T130000Z`. */
const formatInstant = (iso: string) => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const participationStatuses = {
  needs_action: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  tentative: 'TENTATIVE',
  declined: 'DECLINED',
};

const formatTime = (name: string, iso: string, zone: string | undefined) =>
  zone ? `${name};TZID=${zone}:${formatWallTime(Date.parse(iso), zone)}` : `${name}:${formatInstant(iso)}`;

// The days for which the clock changes of a series without an end are written.
const openSeriesDays = 5 * 366;

function timeZoneLines({ series, start_at }: IcsEvent): string[] {
  if (!series) return [];
  const first: Day = dayOf(new Date(start_at), series.zone);
  return formatTimeZone(series.zone, first, series.repeat.until ?? addDays(first, openSeriesDays));
}

function seriesLines({ series, insteadOf }: IcsEvent): string[] {
  if (insteadOf) return [formatTime('RECURRENCE-ID', insteadOf.start_at, insteadOf.zone)];
  if (!series) return [];
  const { repeat, zone, skipped } = series;
  const lastInstant = (day: Day) => formatInstant(new Date(instantAt(day, 1_440, zone) - 1_000).toISOString());
  return [`RRULE:${formatRrule(repeat, lastInstant)}`, ...skipped.map((start) => formatTime('EXDATE', start, zone))];
}

const joinLines = (lines: readonly string[]) => lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** The first lines of a calendar file. */
export const icsStart = joinLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Trama//Trama//PT', 'METHOD:PUBLISH']);
/** The last line of a calendar file. */
export const icsEnd = joinLines(['END:VCALENDAR']);

/** Formats one event of a calendar file, between `icsStart` and `icsEnd`. */
export const formatIcsEvent = (event: IcsEvent): string => joinLines(eventLines(event));

/** Formats meetings as a calendar file (RFC 5545): one meeting, or a series with its exceptions. */
export const formatIcs = (...events: readonly IcsEvent[]): string =>
  [icsStart, ...events.map((event) => joinLines(timeZoneLines(event))), ...events.map(formatIcsEvent), icsEnd].join('');

function eventLines(event: IcsEvent): string[] {
  const { uid, title, start_at, end_at, updated_at, version, status, description, location, url } = event;
  const zone = event.series?.zone ?? event.insteadOf?.zone;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatInstant(updated_at)}`,
    `SEQUENCE:${version - 1}`,
    formatTime('DTSTART', start_at, zone),
    formatTime('DTEND', end_at, zone),
    ...seriesLines(event),
    `SUMMARY:${escapeText(title)}`,
    `STATUS:${status.toUpperCase()}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url.replace(controlCharacters, '')}`] : []),
    ...(event.isPrivate ? ['CLASS:PRIVATE'] : []),
    ...event.attendees.map(({ name, email, response, isOptional }) => {
      const role = isOptional ? 'OPT-PARTICIPANT' : 'REQ-PARTICIPANT';
      return `ATTENDEE;CN=${quoteParameter(name || email)};ROLE=${role};PARTSTAT=${participationStatuses[response]}:mailto:${email.replace(/\s/g, '')}`;
    }),
    ...event.reminders.flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:-PT${minutes}M`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}
