import type { Config } from '../../kernel/config.ts';
import type { Language } from '../../kernel/language.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';

/** Whether this server can send e-mail. */
export const canMail = ({ mail, demo }: Config) => mail !== undefined || demo;

/** Returns the active accounts among some people, with how they read times and which e-mails they want. */
export const readersAmong = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('users as u')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .leftJoin('notification_settings as w', 'w.user_id', 'u.id')
    .where('u.id', 'in', [...ids].sort())
    .where('u.status', '=', 'active')
    .select(['u.id', 'u.name', 'u.email', 'p.time_zone', 'w.origin', 'w.email_reminders', 'w.email_meetings'])
    .select((eb) => eb.fn.coalesce('p.language', 'w.language').as('language'))
    .execute();

type Attendee = Pick<Row<'meeting_attendees'>, 'user_id' | 'email' | 'name'>;

/** Someone who gets an e-mail about a meeting. */
export interface Recipient {
  name: string;
  email: string;
  language: Language | null;
  time_zone: string | null;
  /** Where they open the meeting; null for guests, who have no account. */
  origin: string | null;
  isMember: boolean;
}

/** Returns who gets e-mails about a meeting: members who did not switch them off, and guests where it writes to guests. */
export async function recipientsAmong(
  tx: Tx,
  people: readonly Attendee[],
  { mails_guests }: Pick<Row<'meetings'>, 'mails_guests'>,
  origin: string | null,
): Promise<Recipient[]> {
  const ids = people.flatMap(({ user_id }) => user_id ?? []);
  const readers = ids.length > 0 ? await readersAmong(tx, ids) : [];
  const members = readers
    .filter((reader) => reader.email_meetings !== false)
    .map(({ name, email, language, time_zone }) => ({ name, email, language, time_zone, origin, isMember: true }));
  const guests = people.flatMap(({ email, name }) =>
    email && mails_guests
      ? [{ name: name || email, email, language: null, time_zone: null, origin: null, isMember: false }]
      : [],
  );
  return [...members, ...guests];
}

/** The fields of a meeting that an e-mail about it shows. */
export type MailedMeeting = Pick<
  Row<'meetings'>,
  'id' | 'title' | 'start_at' | 'end_at' | 'time_zone' | 'location' | 'conference_url'
>;

/** Writes an e-mail about a meeting in the language and time zone of its recipient. */
export function mailOf(
  kind: 'invited' | 'moved' | 'cancelled' | 'reminder',
  { id, title, start_at, end_at, time_zone, location, conference_url }: MailedMeeting,
  to: Pick<Recipient, 'name' | 'time_zone' | 'origin'> & { language: Language },
  by: string,
) {
  const times = { start_at, end_at, time_zone: to.time_zone ?? time_zone };
  const link = to.origin && `${to.origin}/meetings/${id}`;
  return words.mail[kind]({ name: to.name, title, by, location, url: conference_url, link, ...times })(to.language);
}

/** The same without words of a limited sender: no title, place or link, people by their e-mail address. */
export const fixedMailOf = (
  kind: 'invited' | 'moved' | 'cancelled',
  meeting: MailedMeeting,
  to: Pick<Recipient, 'email' | 'time_zone'> & { language: Language },
  byEmail: string,
) =>
  mailOf(
    kind,
    { ...meeting, title: words.someMeeting(to.language), location: '', conference_url: null },
    { ...to, name: to.email, origin: null },
    byEmail,
  );
