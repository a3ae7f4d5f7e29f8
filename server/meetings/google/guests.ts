import { sql } from 'kysely';
import { findPermissionHolders } from '../../kernel/activity/log.ts';
import { hasConsented } from '../../kernel/attendance.ts';
import { newId } from '../../kernel/ids.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { NewRow, Row, Tx } from '../../kernel/store/tables.ts';
import { withConsent } from '../consent/sharing.ts';
import { diffInvites, type GoogleAttendee, type GoogleEvent, type InviteDiff } from './event.ts';

const mostGuests = 50;

/** Somebody who is asked to a meeting here, by all e-mails that calendars know them by; the first is told to Google. */
interface Guest {
  id: string;
  user_id: string | null;
  emails: string[];
  name: string;
  is_optional: boolean;
  /** Whether they attend as they have chosen the same calendar: its event names them or does not. */
  is_by_calendar: boolean;
  /** Attendees who have not accepted here are not sent to Google, which would invite them. */
  has_consented: boolean;
}

/** Whether whoever attends (`a`) has the event of the meeting in a calendar that is the one it stands in. */
const isByCalendar = sql<boolean>`exists (select from calendar_links c join google_calendars g on g.id = c.calendar_id
  join calendar_links l on l.meeting_id = c.meeting_id and l.event_id = c.event_id and l.kind in ('ours', 'theirs')
  join google_calendars h on h.id = l.calendar_id and h.google_id = g.google_id
  where c.meeting_id = a.meeting_id and c.kind = 'also' and g.user_id = a.user_id)`;

/** Those who are asked to a meeting here. */
async function guestsOf(tx: Tx, meetingId: string): Promise<Guest[]> {
  const rows = await tx
    .selectFrom('meeting_attendees as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .where('a.meeting_id', '=', meetingId)
    // Whoever was erased has no address.
    .where('u.anonymized_at', 'is', null)
    .orderBy('a.position')
    .select(['a.id', 'a.user_id', 'a.email', 'u.email as user_email', 'u.name as user_name', 'a.name', 'a.is_optional'])
    .select(hasConsented().as('has_consented'))
    .select(
      sql<string[]>`array(select distinct g.account_email from google_calendars g where g.user_id = a.user_id)`.as(
        'accounts',
      ),
    )
    .select(isByCalendar.as('is_by_calendar'))
    .execute();
  return rows.map(({ id, user_id, email, user_email, accounts, user_name, name, ...rest }) => ({
    id,
    user_id,
    emails: [user_email ?? email ?? '', ...accounts].map((each) => each.toLowerCase()),
    name: user_name ?? name,
    ...rest,
  }));
}

const isAmong = (guests: readonly Guest[], email: string) => guests.some(({ emails }) => emails.includes(email));
const toAttendee = ({ emails: [email = ''], name, is_optional }: Guest): GoogleAttendee => {
  return { email, displayName: name, optional: is_optional };
};

/** Those who are asked to a meeting besides an account, which is at its own events anyway. */
const othersOf = async (tx: Tx, meetingId: string, account: string) =>
  (await guestsOf(tx, meetingId)).filter(({ emails }) => !emails.includes(account));

/** Those who are asked to a meeting, as Google is told by an account. */
export const attendeesFor = async (tx: Tx, meetingId: string, account: string): Promise<GoogleAttendee[]> =>
  (await othersOf(tx, meetingId, account))
    .filter((guest) => guest.has_consented && !guest.is_by_calendar)
    .map(toAttendee);

/** How else meetings know somebody: by the e-mail of their account here, and by that of their calendar. */
export async function peopleBy(tx: Tx, emails: readonly string[], userId: string): Promise<Map<string, string>> {
  // Whoever may not see the people of the workspace does not find out by an event who is one of them.
  const permissions = await findPermissionHolders(tx, [userId], ['view:users']);
  if (emails.length === 0 || !permissions.has(`${userId} view:users`)) return new Map();
  const asked = sql`any(${[...new Set(emails)]}::text[])`;
  const { rows } = await sql<{ email: string; id: string }>`
    select lower(u.email) as email, u.id from users u where u.status = 'active' and lower(u.email) = ${asked}
    union select k.account_email, k.user_id from calendar_connections k join users u on u.id = k.user_id
      where u.status = 'active' and k.account_email = ${asked}`.execute(tx);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Those who attend a meeting: each once, and not whoever organizes it. */
export function attendeesOf(
  meeting_id: string,
  asked: readonly InviteDiff[],
  people: ReadonlyMap<string, string>,
  there: readonly (string | null)[],
): NewRow<'meeting_attendees'>[] {
  const taken = new Set(there);
  return asked.flatMap(({ email, name, ...rest }, at): NewRow<'meeting_attendees'>[] => {
    const user_id = people.get(email) ?? null;
    if (user_id && taken.has(user_id)) return [];
    if (user_id) taken.add(user_id);
    const who = user_id ? { user_id, email: null, name: '' } : { user_id, email, name };
    return [{ id: newId(), meeting_id, ...who, ...rest, position: there.length - 1 + at }];
  });
}

/** Who of an event both sides know to be asked: those who are here too, and those who are to be taken off it. */
export async function agreedGuests(
  tx: Tx,
  meetingId: string,
  before: readonly string[] | null,
  event: GoogleEvent,
): Promise<string[]> {
  const here = await guestsOf(tx, meetingId);
  return diffInvites(event)
    .map(({ email }) => email)
    .filter((email) => before?.includes(email) || isAmong(here, email));
}

/**
 * Asks here whoever was asked there since both sides agreed, and asks no more whoever is not asked there any more; whether
 * anybody was. An event of more than a meeting has room for is left as it is.
 */
export async function takeGuests(
  tx: Tx,
  { id, organizer_id }: Pick<Row<'meetings'>, 'id' | 'organizer_id'>,
  before: readonly string[] | null,
  event: GoogleEvent,
  { userId, now }: { userId: string; now: string },
): Promise<{ guests: string[] | null; hasOthers: boolean }> {
  const asked = diffInvites(event, Number.POSITIVE_INFINITY);
  const here = await guestsOf(tx, id);
  const isThere = ({ emails }: Guest) => asked.some(({ email }) => emails.includes(email));
  const gone = here.filter(
    (guest) => !guest.is_by_calendar && guest.emails.some((email) => before?.includes(email)) && !isThere(guest),
  );
  const fresh = asked.filter(({ email }) => !before?.includes(email) && !isAmong(here, email));
  if (event.attendeesOmitted || here.length - gone.length + fresh.length > mostGuests)
    return { guests: before && [...before], hasOthers: false };
  if (gone.length > 0)
    await tx
      .deleteFrom('meeting_attendees')
      .where('id', '=', anyOf(gone.map((guest) => guest.id)))
      .execute();
  const people = await peopleBy(
    tx,
    fresh.map(({ email }) => email),
    userId,
  );
  const named = attendeesOf(id, fresh, people, [organizer_id, ...here.map(({ user_id }) => user_id)]);
  const rows = await withConsent(tx, named, { person: { id: userId }, now }, { isQuiet: true });
  if (rows.length > 0) await tx.insertInto('meeting_attendees').values(rows).execute();
  return { guests: await agreedGuests(tx, id, before, event), hasOthers: gone.length + rows.length > 0 };
}

/** What is to be changed of those who are asked to an event. */
export interface GuestsToSend {
  add: GoogleAttendee[];
  remove: string[];
}

/** Who was asked here since both sides agreed, and who is not any more; nothing where that is nobody. */
export async function guestsToSend(
  tx: Tx,
  meetingId: string,
  agreed: readonly string[] | null,
  account: string,
): Promise<GuestsToSend | undefined> {
  if (!agreed) return undefined;
  const here = await othersOf(tx, meetingId, account);
  const isNew = ({ emails, is_by_calendar, has_consented }: Guest) =>
    has_consented && !is_by_calendar && !emails.some((email) => agreed.includes(email));
  const add = here.filter(isNew).map(toAttendee);
  const remove = agreed.filter((email) => !isAmong(here, email));
  return add.length + remove.length > 0 ? { add, remove } : undefined;
}

/** Those who are asked to an event, with what is to be changed; rooms, answers and its own account stay as they are. */
export const attendeesWith = ({ attendees = [] }: GoogleEvent, { add, remove }: GuestsToSend): GoogleAttendee[] => [
  ...attendees.filter(({ self, resource, email = '' }) => self || resource || !remove.includes(email.toLowerCase())),
  ...add,
];
