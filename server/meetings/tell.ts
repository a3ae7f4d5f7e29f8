import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Config } from '../kernel/config.ts';
import type { Language } from '../kernel/language.ts';
import type { Due } from '../kernel/notifications.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { after } from '../kernel/time.ts';
import { notify } from '../notifications/queries.ts';
import { words } from './words/index.ts';

/** What attendees are told of. */
type Told = 'invited' | 'moved' | 'cancelled';
type Attendee = Pick<Row<'meeting_attendees'>, 'user_id' | 'email' | 'name'>;
type Meeting = Pick<
  Row<'meetings'>,
  'id' | 'title' | 'start_at' | 'end_at' | 'time_zone' | 'location' | 'conference_url' | 'mails_guests'
>;

/** Statuses of what is still to be held. */
export const openStatuses = ['scheduled', 'confirmed', 'in_progress'] as const satisfies Schema<'MeetingStatus'>[];
export const isOpen = (status: Schema<'MeetingStatus'>) => openStatuses.some((open) => open === status);

/** A correction takes the place of what was not sent yet: whoever moves a meeting three times writes once. */
export const patienceSeconds = 60;

/** Whether anything is written to by e-mail at all. */
export const canMail = ({ mail, demo }: Config) => mail !== undefined || demo;

/** Those of the workspace among some people, with how they read times. */
const readersAmong = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('users as u')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .leftJoin('notification_settings as w', 'w.user_id', 'u.id')
    .where('u.id', 'in', [...ids].sort())
    .where('u.status', '=', 'active')
    .select(['u.id', 'u.name', 'u.email', 'p.time_zone', 'w.origin', 'w.email_reminders', 'w.email_meetings'])
    .select((eb) => eb.fn.coalesce('p.language', 'w.language').as('language'))
    .execute();

function mailOf(
  told: Told | 'reminder',
  { id, title, start_at, end_at, time_zone, location, conference_url }: Meeting,
  to: { name: string; language: Language; zone: string | null; origin: string | null },
  by: string,
) {
  const times = { start_at, end_at, time_zone: to.zone ?? time_zone };
  const link = to.origin && `${to.origin}/meetings/${id}`;
  return words.mail[told]({ name: to.name, title, by, location, url: conference_url, link, ...times })(to.language);
}

type Asked = Pick<Context, 'person' | 'now' | 'language' | 'origin' | 'notifications' | 'config'>;

/**
 * Who is written to of a meeting among those who are at it: members who did not switch that off, which leaves them what is
 * told within, and guests where it writes to them. Guests have no account to open it with.
 */
export async function recipientsAmong(
  tx: Tx,
  people: readonly Attendee[],
  { mails_guests }: Pick<Meeting, 'mails_guests'>,
  origin: string | null,
) {
  const ids = people.flatMap(({ user_id }) => user_id ?? []);
  const readers = ids.length > 0 ? await readersAmong(tx, ids) : [];
  const members = readers.filter((reader) => reader.email_meetings !== false).map((reader) => ({ ...reader, origin }));
  const guests = people.flatMap(({ email, name }) =>
    email && mails_guests ? [{ name: name || email, email, language: null, time_zone: null, origin: null }] : [],
  );
  return [...members, ...guests];
}

/**
 * Tells those who attend that they are asked to a meeting, that it is at another time, or that it is not held: within,
 * and by e-mail. Of what is over nothing is told. A meeting that `isGone` is told of once more, by what it was.
 */
export async function tellAttendees(
  tx: Tx,
  told: Told,
  meeting: Meeting,
  attendees: readonly Attendee[],
  { isGone = false, ...asked }: Asked & { isGone?: boolean },
): Promise<void> {
  const { person, now, config, notifications } = asked;
  const others = attendees.filter(({ user_id }) => user_id !== person.id);
  if (meeting.end_at <= now || others.length === 0) return;
  const ids = others.flatMap(({ user_id }) => user_id ?? []);
  if (ids.length > 0) {
    // What was told before and not read is not so any more.
    await tx
      .deleteFrom('notifications')
      .where('meeting_id', '=', meeting.id)
      .where('user_id', 'in', [...ids].sort())
      .where('read_at', 'is', null)
      .execute();
    const { title: name, start_at, end_at, time_zone } = meeting;
    const about = isGone ? { gone_meeting: { name, start_at, end_at, time_zone } } : { meeting_id: meeting.id };
    await notify(tx, ids, { kind: `meeting_${told}`, ...about }, asked);
  }
  if (!canMail(config)) return;
  for (const to of await recipientsAmong(tx, others, meeting, asked.origin)) {
    const reader = {
      name: to.name,
      language: to.language ?? asked.language,
      zone: to.time_zone,
      origin: isGone ? null : to.origin,
    };
    await notifications.queue(tx, {
      channel: 'email',
      to: to.email,
      ...mailOf(told, meeting, reader, person.name),
      startsAt: after(now, patienceSeconds),
      endsAt: meeting.end_at,
      ...(!isGone && { about: { meeting_id: meeting.id, recipient: to.email } }),
    });
  }
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
const remindSome = ({ store, config, notifications }: Parameters<Due>[0], now: string) =>
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
        .selectFrom('meeting_attendees')
        .where('meeting_id', '=', id)
        .where('response', '!=', 'declined')
        .where('user_id', 'is not', null)
        .select('user_id')
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
      for (const { email, name, language, time_zone, origin } of readers.filter((one) => one.email_reminders)) {
        const reader = {
          name,
          language: language ?? 'pt-BR',
          zone: time_zone,
          origin: origin ?? config.publicUrl ?? null,
        };
        const mail = mailOf('reminder', meeting, reader, '');
        await notifications.queue(tx, { channel: 'email', to: email, ...mail, endsAt: meeting.end_at });
      }
    }
    return due.length;
  });

/** Reminds people of their meetings. */
export const remind: Due = async (parts, now) => {
  const isDue = () =>
    parts.store.db.selectFrom('meeting_reminders').where('due_at', '<=', now).select('minutes').executeTakeFirst();
  // No transaction is opened every quarter of a minute for nothing.
  while (await isDue()) if ((await remindSome(parts, now)) < mostAtOnce) return;
};
