import type { Schema } from '#openapi/operations';
import type { Handler } from '../http/handler.ts';
import { hasConsented } from '../kernel/attendance.ts';
import type { Message } from '../kernel/notifications.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { isLimitedSender, outsidersAmong } from '../notifications/access.ts';
import { holdMeeting } from './hold.ts';
import { canMail, recipientsAmong } from './mail/recipients.ts';
import { outcomesOf } from './outcomes.ts';
import { words } from './words/index.ts';

type Meeting = Pick<Row<'meetings'>, 'id' | 'agenda' | 'organizer_id' | 'mails_guests'>;

/** What was talked and decided: the parts of the agenda with what was noted on them, what was noted besides, and outcomes. */
async function readMinutes(tx: Tx, { id, agenda }: Meeting) {
  const notes = await tx.selectFrom('meeting_notes').where('meeting_id', '=', id).select(['part_id', 'text']).execute();
  const noteOn = (part: string) => notes.find(({ part_id }) => part_id === part)?.text.trim() ?? '';
  return {
    parts: agenda.map((item) => ({ title: item.title, notes: noteOn(item.id) })),
    notes: noteOn(id),
    outcomes: await outcomesOf(tx, id),
  };
}

/** Whom the minutes reach: those who organize and attend, but for whoever sends them. */
async function recipientsOf(tx: Tx, meeting: Meeting, sender: { id: string; origin: string | null; now: string }) {
  const attendees = await tx
    .selectFrom('meeting_attendees as a')
    .where('a.meeting_id', '=', meeting.id)
    .where(hasConsented())
    .select(['a.user_id', 'a.email', 'a.name'])
    .execute();
  const all = [{ user_id: meeting.organizer_id, email: null, name: '' }, ...attendees];
  const others = all.filter(({ user_id }) => user_id !== sender.id);
  const recipients = await recipientsAmong(tx, others, meeting, sender.origin);
  // Minutes are free text, which limited accounts cannot send to outsiders.
  const outsiders = await outsidersAmong(
    tx,
    recipients.map(({ email }) => email),
  );
  if (outsiders.size === 0 || !(await isLimitedSender(tx, sender.id, sender.now))) return recipients;
  return recipients.filter(({ email }) => !outsiders.has(email.toLowerCase()));
}

/** Minutes wait this long, so that pressing the button twice sends them once. */
const minutesDelaySeconds = 60;

/** Sends the minutes by e-mail to all others of a meeting. Pressed twice within a minute, they go out once, as they are last. */
export const sendMeetingMinutes: Handler<'sendMeetingMinutes'> = async ({ path: { id } }, asked) => {
  await countAttempt('invite guests', { account: asked.person.id, address: asked.client.address }, asked);
  return asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, id, asked);
    const { person, now, config, notifications, origin, language } = context;
    // A draft is its organizer's alone.
    const isTold = canMail(config) && meeting.status !== 'draft';
    const recipients = isTold ? await recipientsOf(tx, meeting, { id: person.id, origin, now }) : [];
    const minutes = await readMinutes(tx, meeting);
    const messages = recipients.map((to): Message => {
      const mail = words.mail.minutes({
        name: to.name,
        title: meeting.title,
        by: person.name,
        start_at: meeting.start_at,
        end_at: meeting.end_at,
        time_zone: to.time_zone ?? meeting.time_zone,
        location: meeting.location,
        url: null,
        link: to.origin && `${to.origin}/meetings/${id}/minutes`,
        ...minutes,
      })(to.language ?? language);
      return {
        channel: 'email',
        to: to.email,
        ...mail,
        sendAfter: addSeconds(now, minutesDelaySeconds),
        reference: { meeting_id: id, recipient: to.email, topic: 'minutes' },
      };
    });
    await notifications.queue(tx, person, messages);
    const body: Schema<'MinutesSent'> = { recipients: recipients.map(({ name }) => name) };
    return { status: 200, body };
  });
};
