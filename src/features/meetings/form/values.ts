import { addDays, dayOf, daysBetween } from '#domain/dates';
import { isEmail } from '#domain/email';
import { isSameRepeat } from '#domain/meeting-repeat';
import { instantAt, minutesAt, officeHours } from '#domain/meeting-time';
import { isWorkingDay, nextWorkingDay } from '#domain/working-days';
import type { Schema } from '#openapi/operations';
import type { RowErrors } from '../../kit/list/row-errors';
import { ownZone } from '../data/today';

type Shown = Schema<'Meeting'>;

/** Somebody from outside, as the form keeps them. */
export interface Guest {
  email: string;
  name: string;
  is_optional: boolean;
  response: Schema<'MeetingResponse'>;
}

/** A part of the agenda, as the form keeps it. */
export interface Topic {
  id: string;
  title: string;
  minutes: number;
  owner_id: string | null;
}

/** What is typed of somebody from outside, or of a topic, and not yet added to the others. */
export type NewGuest = Pick<Guest, 'email' | 'name'>;
export type NewTopic = Pick<Topic, 'title' | 'owner_id'> & { minutes: number | null };
export const blankGuest: NewGuest = { email: '', name: '' };
export const blankTopic: NewTopic = { title: '', minutes: 10, owner_id: null };

const addressOf = ({ email }: NewGuest) => email.trim().toLowerCase();

/** What is wrong with what was typed of one more guest, or of one more topic. */
export const guestErrors = (guests: readonly Guest[], guest: NewGuest): RowErrors<NewGuest, 'wrong' | 'known'> => ({
  ...(!isEmail(addressOf(guest)) && { email: 'wrong' }),
  ...(guests.some(({ email }) => email === addressOf(guest)) && { email: 'known' }),
});
export const topicErrors = ({ title }: NewTopic): RowErrors<NewTopic, 'wrong'> =>
  title.trim() ? {} : { title: 'wrong' };

/** Guests with one more; nothing while something is wrong with it. */
export function withGuest(guests: readonly Guest[], guest: NewGuest): Guest[] | undefined {
  if (guestErrors(guests, guest).email) return undefined;
  return [
    ...guests,
    { email: addressOf(guest), name: guest.name.trim(), is_optional: false, response: 'needs_action' },
  ];
}

/** Topics with one more; nothing while something is wrong with it. */
export function withTopic(topics: readonly Topic[], topic: NewTopic): Topic[] | undefined {
  if (topicErrors(topic).title) return undefined;
  const { title, minutes, owner_id } = topic;
  return [...topics, { id: crypto.randomUUID(), title: title.trim(), minutes: minutes ?? 0, owner_id }];
}

/** Whether something was typed of a guest and not added. */
export const isGuestBegun = ({ email, name }: NewGuest) => `${email}${name}`.trim() !== '';

/** What a person types about a meeting. */
export interface MeetingValues {
  title: string;
  day: string | null;
  start: string | null;
  end: string | null;
  time_zone: string;
  location: string;
  conference_url: string;
  people: string[];
  guests: Guest[];
  guest: NewGuest;
  agenda: Topic[];
  topic: NewTopic;
  description: string;
  project_id: string | null;
  client_id: string | null;
  unit_id: string | null;
  reminder: string;
  is_private: boolean;
  mails_guests: boolean;
  repeat: Schema<'MeetingRepeat'> | null;
  /** Which of its series a change is for. */
  scope: Schema<'MeetingScope'>;
}

const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
const dayAt = (instant: string, zone: string) => dayOf(new Date(instant), zone);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What stands in the fields of a meeting. */
export const savedOf = (meeting: Shown): { values: MeetingValues; version: number } => {
  const { title, start_at, end_at, time_zone, location, conference_url, attendees, agenda, version } = meeting;
  const { description, project, client, unit, reminders_min, is_private, mails_guests, series } = meeting;
  return {
    values: {
      title,
      ...fieldsOfTime({ start_at, end_at }, time_zone),
      time_zone,
      location,
      conference_url: conference_url ?? '',
      people: attendees.flatMap(({ user_id }) => user_id ?? []),
      guests: attendees.flatMap(({ email, name, is_optional, response }) =>
        email ? [{ email, name, is_optional, response }] : [],
      ),
      guest: blankGuest,
      topic: blankTopic,
      agenda: agenda.map(({ owner, notes: _, ...item }) => ({ ...item, owner_id: owner?.id ?? null })),
      description,
      project_id: project?.id ?? null,
      client_id: client?.id ?? null,
      unit_id: unit?.id ?? null,
      reminder: String(reminders_min[0] ?? 'none'),
      is_private,
      mails_guests,
      repeat: series?.repeat ?? null,
      scope: 'one',
    },
    version,
  };
};

const firstHour = 9;

/** Returns the next whole hour of today, if today is a working day and has one left; else the first of the next working day. */
export function firstTimes(now: Date, zone: string): Pick<MeetingValues, 'day' | 'start' | 'end'> {
  const today = dayOf(now, zone);
  const hour = Math.max(firstHour, Math.ceil(minutesAt(now.getTime(), zone) / 60));
  const isLeft = isWorkingDay(today) && hour * 60 < officeHours.closes;
  const from = (isLeft ? hour : firstHour) * 60;
  return { day: isLeft ? today : nextWorkingDay(addDays(today, 1)), start: clock(from), end: clock(from + 60) };
}

/** What a new meeting begins with. */
export const newOf = (given: Partial<MeetingValues>): { values: MeetingValues; version: undefined } => ({
  values: {
    title: '',
    day: null,
    start: '09:00',
    end: '10:00',
    time_zone: ownZone(),
    location: '',
    conference_url: '',
    people: [],
    guests: [],
    guest: blankGuest,
    agenda: [],
    topic: blankTopic,
    description: '',
    project_id: null,
    client_id: null,
    unit_id: null,
    reminder: '15',
    is_private: false,
    mails_guests: true,
    repeat: null,
    scope: 'one',
    ...given,
  },
  version: undefined,
});

/** Over how many midnights a meeting goes: the form keeps them as they are. */
export const nightsOf = (meeting: Shown | undefined) =>
  meeting ? daysBetween(dayAt(meeting.start_at, meeting.time_zone), dayAt(meeting.end_at, meeting.time_zone)) : 0;

/** The instants that were typed; nothing while they are not whole, or the end comes first. */
export function timesOf({ day, start, end, time_zone }: MeetingValues, nights: number) {
  if (!day || !start || !end) return undefined;
  const from = instantAt(day, minutesOf(start), time_zone);
  const to = instantAt(addDays(day, nights), minutesOf(end), time_zone);
  return from < to ? { start_at: new Date(from).toISOString(), end_at: new Date(to).toISOString() } : undefined;
}

/** The fields that a time fills. */
export const fieldsOfTime = ({ start_at, end_at }: { start_at: string; end_at: string }, time_zone: string) => ({
  day: dayAt(start_at, time_zone),
  start: clock(minutesAt(Date.parse(start_at), time_zone)),
  end: clock(minutesAt(Date.parse(end_at), time_zone)),
});

/** Whether a change of the repeat is meant for one meeting alone, which has none of its own. */
export const isRepeatOfOne = ({ repeat, scope }: MeetingValues, before: Shown | undefined) =>
  Boolean(before?.series) && scope === 'one' && !isSameRepeat(repeat, before?.series?.repeat ?? null);

/** What is sent of what was typed, with what was not added to its list yet. */
export function bodyFrom(
  values: MeetingValues,
  nights: number,
  before?: Shown,
): Schema<'NewMeeting'> & { scope?: Schema<'MeetingScope'> } {
  const {
    day: _,
    start: __,
    end: ___,
    people,
    guests: added,
    guest,
    topic,
    reminder,
    conference_url,
    repeat,
    scope,
    ...rest
  } = values;
  const guests = withGuest(added, guest) ?? added;
  const agenda = withTopic(rest.agenda, topic) ?? rest.agenda;
  const times = timesOf(values, nights) ?? { start_at: '', end_at: '' };
  const known = new Map(before?.attendees.map((one) => [one.user_id, one.is_optional]));
  const isReminderKept = before && String(before.reminders_min[0] ?? 'none') === reminder;
  return {
    ...rest,
    ...times,
    agenda,
    conference_url: conference_url || null,
    attendees: [...people.map((user_id) => ({ user_id, is_optional: known.get(user_id) ?? false })), ...guests],
    ...(!isSameRepeat(repeat, before?.series?.repeat ?? null) && { repeat }),
    ...(before?.series && { scope }),
    ...(!isReminderKept && { reminders_min: reminder === 'none' ? [] : [Number(reminder)] }),
  };
}
