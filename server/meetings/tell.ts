import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { hasConsented } from '../kernel/attendance.ts';
import type { DueTask, Message } from '../kernel/notifications.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { notify } from '../notifications/queries.ts';
import { changeMessage, stateOf, takePendingMails } from './mail/changes.ts';
import { canMail, fixedMailOf, type MailedMeeting, mailOf, readersAmong, recipientsAmong } from './mail/recipients.ts';

/** What attendees are told of. */
type MeetingNotice = 'invited' | 'moved' | 'cancelled';
type Attendee = Pick<Row<'meeting_attendees'>, 'user_id' | 'email' | 'name'>;
type Meeting = MailedMeeting & Pick<Row<'meetings'>, 'mails_guests' | 'status'>;

type NotificationContext = Pick<Context, 'person' | 'now' | 'language' | 'origin' | 'notifications' | 'config'> & {
  /** The meeting as the attendees know it; missing for a new meeting. */
  before?: Pick<Row<'meetings'>, 'start_at' | 'end_at' | 'status'>;
  /** Whether the meeting is deleted, so that nothing about it can change any more. */
  isGone?: boolean;
};

/** Notifies people in the app; replaces their unread notifications of the meeting. */
async function notifyInApp(
  tx: Tx,
  told: MeetingNotice,
  meeting: Meeting,
  ids: readonly string[],
  asked: NotificationContext,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('notifications')
    .where('meeting_id', '=', meeting.id)
    .where('user_id', 'in', [...ids].sort())
    .where('read_at', 'is', null)
    .execute();
  const { title: name, start_at, end_at, time_zone } = meeting;
  const about = asked.isGone ? { gone_meeting: { name, start_at, end_at, time_zone } } : { meeting_id: meeting.id };
  await notify(tx, ids, { kind: `meeting_${told}`, ...about }, asked);
}

/** Queues the e-mails of a change, each joined with one that waits for the same recipient. */
async function mailChange(
  tx: Tx,
  meeting: Meeting,
  people: readonly Attendee[],
  { before, isGone = false, ...asked }: NotificationContext,
): Promise<void> {
  const { person, language, notifications } = asked;
  const recipients = await recipientsAmong(tx, people, meeting, asked.origin);
  const pending = await takePendingMails(tx, meeting.id, isGone ? null : recipients.map(({ email }) => email));
  const messages = recipients.flatMap((to): Message[] => {
    const waiting = pending.get(to.email);
    const known = before ? stateOf(before) : null;
    if (!isGone) return [changeMessage(meeting, to, { pending: waiting, known }, asked)];
    // A recipient who never got the invitation gets no cancellation.
    if (waiting?.known === null) return [];
    const reader = { ...to, language: to.language ?? language, origin: null };
    const mail = mailOf('cancelled', meeting, reader, person.name);
    const fixedWords = fixedMailOf('cancelled', meeting, reader, person.email);
    return [
      {
        channel: 'email',
        to: to.email,
        ...mail,
        fixedText: fixedWords,
        endsAt: meeting.end_at,
        isAlsoInApp: to.isMember,
      },
    ];
  });
  await notifications.queue(tx, person, messages);
}

/** Returns the members whose invitation to a meeting waits for their yes, and all who have not given it. */
async function withoutConsent(tx: Tx, meetingId: string) {
  const rows = await tx
    .selectFrom('meeting_attendees')
    .where('meeting_id', '=', meetingId)
    .where('consent', '!=', 'given')
    .select(['user_id', 'consent'])
    .execute();
  const idsOf = (some: typeof rows) => some.flatMap(({ user_id }) => user_id ?? []);
  return { waiting: idsOf(rows.filter(({ consent }) => consent === 'waiting')), all: new Set(idsOf(rows)) };
}

/** Notifies people of an invitation that waits for their yes: once per inviter and UTC day, and never by e-mail. */
async function notifyWaiting(
  tx: Tx,
  meetingId: string,
  ids: readonly string[],
  asked: NotificationContext,
): Promise<void> {
  if (ids.length === 0) return;
  const { person, now } = asked;
  const told = await tx
    .selectFrom('notifications')
    .where('user_id', 'in', [...ids].sort())
    .where('actor_id', '=', person.id)
    .where('kind', '=', 'meeting_asked')
    .where('created_at', '>=', `${now.slice(0, 10)}T00:00:00.000Z`)
    .select('user_id')
    .execute();
  const known = new Set(told.map(({ user_id }) => user_id));
  await notify(
    tx,
    ids.filter((id) => !known.has(id)),
    { kind: 'meeting_asked', meeting_id: meetingId },
    asked,
  );
}

/**
 * Tells those who attend that they are invited to a meeting, that it is at another time, or that it is not held: in the
 * app at once, by e-mail after some quiet time. Nothing is told of a meeting that is over.
 */
export async function tellAttendees(
  tx: Tx,
  told: MeetingNotice,
  meeting: Meeting,
  attendees: readonly Attendee[],
  asked: NotificationContext,
): Promise<void> {
  const { person, now, config } = asked;
  const others = attendees.filter(({ user_id }) => user_id !== person.id);
  if (meeting.end_at <= now || others.length === 0) return;
  const unsure = await withoutConsent(tx, meeting.id);
  const named = new Set(others.map(({ user_id }) => user_id));
  if (told === 'invited')
    await notifyWaiting(
      tx,
      meeting.id,
      unsure.waiting.filter((id) => named.has(id)),
      asked,
    );
  const people = others.filter(({ user_id }) => !user_id || !unsure.all.has(user_id));
  const ids = people.flatMap(({ user_id }) => user_id ?? []);
  await notifyInApp(tx, told, meeting, ids, asked);
  if (canMail(config)) await mailChange(tx, meeting, people, asked);
}

/** Writes down when people are to be reminded of some meetings; what is past then is left out. */
export async function writeReminders(tx: Tx, ids: string[], now: string): Promise<void> {
  await tx.deleteFrom('meeting_reminders').where('meeting_id', '=', anyOf(ids)).execute();
  await sql`insert into meeting_reminders (meeting_id, minutes, due_at)
    select d.id, d.minutes, d.due_at from (
      select m.id, r.minutes::integer, m.start_at - r.minutes::integer * interval '1 minute' as due_at
      from meetings m cross join lateral jsonb_array_elements_text(m.reminders_min) r(minutes)
      where m.id = ${anyOf(ids)} and m.status in ('scheduled', 'confirmed')) d
    where d.due_at > ${now}::timestamptz`.execute(tx);
}

const mostAtOnce = 20;

/** Takes reminders that are due and tells them, both or neither: whoever is killed meanwhile leaves them to the next. */
const remindSome = ({ store, config, notifications }: Parameters<DueTask>[0], now: string) =>
  store.transaction(async (tx) => {
    const due = await tx
      .selectFrom('meeting_reminders')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(mostAtOnce)
      .select(['meeting_id', 'minutes'])
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { meeting_id, minutes } of due)
      await tx
        .deleteFrom('meeting_reminders')
        .where('meeting_id', '=', meeting_id)
        .where('minutes', '=', minutes)
        .execute();
    for (const id of new Set(due.map(({ meeting_id }) => meeting_id))) {
      const meeting = await tx
        .selectFrom('meetings')
        .selectAll()
        .where('id', '=', id)
        .where('status', 'in', ['scheduled', 'confirmed'])
        .where('end_at', '>', now)
        .executeTakeFirst();
      if (!meeting) continue;
      const coming = await tx
        .selectFrom('meeting_attendees as a')
        .where('a.meeting_id', '=', id)
        .where('a.response', '!=', 'declined')
        .where('a.user_id', 'is not', null)
        .where(hasConsented())
        .select('a.user_id')
        .execute();
      const readers = await readersAmong(tx, [meeting.organizer_id, ...coming.flatMap(({ user_id }) => user_id ?? [])]);
      // The nearer one takes the place of the one before.
      await tx
        .deleteFrom('notifications')
        .where('meeting_id', '=', id)
        .where('kind', '=', 'meeting_reminder')
        .where('read_at', 'is', null)
        .execute();
      const ids = readers.map((reader) => reader.id);
      await notify(tx, ids, { kind: 'meeting_reminder', meeting_id: id }, { person: null, now });
      const messages = readers
        .filter((one) => one.email_reminders)
        .map(({ email, name, language, time_zone, origin }): Message => {
          const to = { name, language: language ?? 'pt-BR', time_zone, origin: origin ?? config.publicUrl ?? null };
          const mail = mailOf('reminder', meeting, to, '');
          return { channel: 'email', to: email, ...mail, endsAt: meeting.end_at, isAlsoInApp: true };
        });
      await notifications.queue(tx, 'schedule', messages);
    }
    return due.length;
  });

/** Reminds people of their meetings. */
export const remind: DueTask = async (parts, now) => {
  const isDue = () =>
    parts.store.db.selectFrom('meeting_reminders').where('due_at', '<=', now).select('minutes').executeTakeFirst();
  // No transaction is opened every quarter of a minute for nothing.
  while (await isDue()) if ((await remindSome(parts, now)) < mostAtOnce) return;
};
