import { isTimeZone } from '#domain/time-zone';
import type { Schema } from '#openapi/operations';
import type { Row } from '../../kernel/store/tables.ts';

/** An event as Google tells it, as far as it matters here. */
export interface GoogleEvent {
  id: string;
  etag: string;
  status?: 'confirmed' | 'tentative' | 'cancelled';
  updated?: string;
  summary?: string;
  description?: string;
  location?: string;
  visibility?: 'default' | 'public' | 'private' | 'confidential';
  transparency?: 'opaque' | 'transparent';
  eventType?: string;
  iCalUID?: string;
  start?: GoogleTime;
  end?: GoogleTime;
  /** Of a time of an event that comes again: that event, and when it was to begin at first. */
  recurringEventId?: string;
  originalStartTime?: GoogleTime;
  /** Of one that comes again: by which rule. */
  recurrence?: string[];
  attendees?: GoogleAttendee[];
  /** Whether not all are told of. */
  attendeesOmitted?: boolean;
  organizer?: { self?: boolean };
  hangoutLink?: string;
}
export interface GoogleAttendee {
  email?: string;
  displayName?: string;
  self?: boolean;
  organizer?: boolean;
  optional?: boolean;
  resource?: boolean;
  responseStatus?: string;
}
interface GoogleTime {
  dateTime?: string;
  date?: string;
  timeZone?: string;
}

/** What is kept in step of a meeting and its event. */
export interface SyncedFields {
  title: string;
  description: string;
  location: string;
  when: { start_at: string; end_at: string; time_zone: string };
  is_private: boolean;
  /** Whether it is not held: cancelled here, deleted there. */
  is_off: boolean;
  /** Whose text there is longer than a meeting holds, so that sending it back would lose the rest; absent of old. */
  cut?: SyncedName[];
}

/** What Google calls an event in all calendars that have it, by its id in the one where it was made. */
export const uidOf = (eventId: string) => `${eventId}@google.com`;

const longestMs = 7 * 86_400_000;
const usualZone = 'America/Sao_Paulo';
export const untitled = '(sem título)';

/** How long a meeting's texts may be. */
const most = { title: 120, description: 4000, location: 200 } as const;

/** A text without what no store keeps. */
const plain = (text: string | undefined) => (text ?? '').toWellFormed().replaceAll('\0', '').trim();
const plainLine = (text: string | undefined) => plain(text?.replace(/\p{Cc}+/gu, ' '));
/** Truncates a text to so many characters. A character has at most two UTF-16 code units, so the rest is not split. */
const cut = (text: string, most: number) => [...text.slice(0, 2 * most)].slice(0, most).join('');
const line = (text: string | undefined, most: number) => cut(plainLine(text), most);

const textNames = ['title', 'description', 'location'] as const;

/** The texts that stand longer there than here. What was kept before that was written down is taken for one where it is as long as may be. */
export const cutIn = (base: SyncedFields): readonly SyncedName[] =>
  base.cut ?? textNames.filter((name) => [...base[name]].length === most[name]);

/** What a meeting may have as its zone: Google tells offsets too, which are none. */
const isZone = (name: string | undefined): name is string => Boolean(name && name.length <= 64 && isTimeZone(name));

const seconds = (instant: string | number) =>
  new Date(Math.floor(new Date(instant).getTime() / 1000) * 1000).toISOString();

/** When an event is; nothing for whole days, and for what takes no time or too much. */
function whenOf({ start, end }: GoogleEvent, zone: string): SyncedFields['when'] | undefined {
  const [from, to] = [Date.parse(start?.dateTime ?? ''), Date.parse(end?.dateTime ?? '')];
  if (!(to > from && to - from <= longestMs)) return undefined;
  const time_zone = [start?.timeZone, zone].find(isZone) ?? usualZone;
  return { start_at: seconds(from), end_at: seconds(to), time_zone };
}

/** Whether an event could be a meeting: it takes somebody's time, and not whole days of it. */
export const takesTime = (event: GoogleEvent) =>
  event.transparency !== 'transparent' &&
  (event.eventType ?? 'default') === 'default' &&
  whenOf(event, usualZone) !== undefined;

/** An event as what is kept in step; one that could be no meeting (any more) is off, and as it was before. */
export function fieldsOfEvent(event: GoogleEvent, zone: string, base: SyncedFields | null): SyncedFields | undefined {
  const isGone = event.status === 'cancelled' || !takesTime(event);
  // Of what was deleted Google tells little more than that.
  if (isGone) return base ? { ...base, is_off: true } : undefined;
  const texts = {
    title: plainLine(event.summary),
    description: plain(event.description),
    location: plainLine(event.location),
  };
  const kept = {
    title: cut(texts.title, most.title) || untitled,
    description: cut(texts.description, most.description),
    location: cut(texts.location, most.location),
  };
  // What somebody decided to send for all that stays decided, while the text is the same.
  const isDecided = (name: (typeof textNames)[number]) =>
    base?.cut !== undefined && !base.cut.includes(name) && base[name] === kept[name];
  return {
    ...kept,
    when: whenOf(event, zone) as SyncedFields['when'],
    is_private: event.visibility === 'private' || event.visibility === 'confidential',
    is_off: false,
    cut: textNames.filter((name) => [...texts[name]].length > most[name] && !isDecided(name)),
  };
}

type Meeting = Pick<
  Row<'meetings'>,
  'title' | 'description' | 'location' | 'start_at' | 'end_at' | 'time_zone' | 'is_private' | 'status'
>;

/** A meeting as what is kept in step. One that was held stays so here, whatever became of its event. */
export function fieldsOfMeeting(meeting: Meeting, base: SyncedFields | null): SyncedFields {
  const { title, description, location, is_private, status, start_at, end_at, time_zone } = meeting;
  const isOver = ['in_progress', 'completed', 'no_show'].includes(status);
  return {
    title,
    description,
    location,
    when: { start_at: seconds(start_at), end_at: seconds(end_at), time_zone },
    is_private,
    is_off: status === 'cancelled' || (isOver && base?.is_off === true),
  };
}

export const syncedNames = ['title', 'description', 'location', 'when', 'is_private', 'is_off'] as const;
export type SyncedName = (typeof syncedNames)[number];
/** What is sent of a meeting that is new there: that it is held goes without saying. */
export const unsentNames = syncedNames.filter((name) => name !== 'is_off');

const text = (value: unknown) =>
  JSON.stringify(
    typeof value === 'object' && value !== null ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value,
  );

/** The fields in which two sides differ. */
export const differences = (one: SyncedFields, other: SyncedFields): SyncedName[] =>
  syncedNames.filter((name) => text(one[name]) !== text(other[name]));

export type MergeResult = 'conflict' | { in: SyncedName[]; out: SyncedName[] };

/**
 * What has to go which way so that both sides are the same, by what they agreed on last. A field that both changed, not to
 * the same, is a conflict; so is a change of what the other side called off. Without anything agreed on so is any
 * difference.
 */
export function merge(base: SyncedFields | null, ours: SyncedFields, theirs: SyncedFields): MergeResult {
  const apart = differences(ours, theirs);
  if (apart.length === 0) return { in: [], out: [] };
  if (!base) return 'conflict';
  const [here, there] = [differences(base, ours), differences(base, theirs)];
  if (here.some((name) => there.includes(name) && apart.includes(name))) return 'conflict';
  const isOff = apart.includes('is_off') && (ours.is_off || theirs.is_off);
  const other = here.includes('is_off') ? there : here;
  if (isOff && other.length > 0) return 'conflict';
  return {
    in: there.filter((name) => apart.includes(name)),
    out: here.filter((name) => apart.includes(name)),
  };
}

/** What Google is sent of some fields. */
export function eventBody(fields: SyncedFields, names: readonly SyncedName[]): Partial<GoogleEvent> {
  const { start_at, end_at, time_zone: timeZone } = fields.when;
  const bodies: Record<SyncedName, Partial<GoogleEvent>> = {
    title: { summary: fields.title },
    description: { description: fields.description },
    location: { location: fields.location },
    when: { start: { dateTime: start_at, timeZone }, end: { dateTime: end_at, timeZone } },
    is_private: { visibility: fields.is_private ? 'private' : 'default' },
    // What is held takes time: an event that leaves one free is no meeting.
    is_off: fields.is_off ? { status: 'cancelled' } : { status: 'confirmed', transparency: 'opaque' },
  };
  return Object.assign({}, ...names.map((name) => bodies[name]));
}

const responses: Record<string, Schema<'MeetingResponse'>> = {
  accepted: 'accepted',
  tentative: 'tentative',
  declined: 'declined',
};

/** Somebody else who is asked to an event. */
export interface InviteDiff {
  email: string;
  name: string;
  is_optional: boolean;
  response: Schema<'MeetingResponse'>;
}

/** Those who are asked to an event besides its calendar's own account, without rooms. */
export function diffInvites({ attendees = [] }: GoogleEvent, most = 50): InviteDiff[] {
  const all = attendees
    .filter(({ self, resource, email }) => !self && !resource && email && email.length <= 254)
    .map(({ email = '', displayName, optional = false, responseStatus = '', organizer }) => ({
      email: line(email, 254).toLowerCase(),
      name: line(displayName, 120),
      is_optional: optional,
      response: responses[responseStatus] ?? (organizer ? 'accepted' : 'needs_action'),
    }));
  return [...new Map(all.map((one) => [one.email, one])).values()].slice(0, most);
}

/** What the calendar's own account answered to an event. */
export const ownAnswer = ({ attendees = [] }: GoogleEvent): Schema<'MeetingResponse'> =>
  responses[attendees.find(({ self }) => self)?.responseStatus ?? ''] ?? 'needs_action';
