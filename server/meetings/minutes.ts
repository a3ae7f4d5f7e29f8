import type { Schema } from '#openapi/operations';
import type { Handler } from '../http/handler.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { after } from '../kernel/time.ts';
import { holdMeeting } from './hold.ts';
import { outcomesOf } from './outcomes.ts';
import { canMail, patienceSeconds, recipientsAmong } from './tell.ts';
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
async function recipientsOf(tx: Tx, meeting: Meeting, sender: { id: string; origin: string | null }) {
  const attendees = await tx
    .selectFrom('meeting_attendees')
    .where('meeting_id', '=', meeting.id)
    .select(['user_id', 'email', 'name'])
    .execute();
  const all = [{ user_id: meeting.organizer_id, email: null, name: '' }, ...attendees];
  const others = all.filter(({ user_id }) => user_id !== sender.id);
  return recipientsAmong(tx, others, meeting, sender.origin);
}

/** Sends the minutes by e-mail to all others of a meeting. Pressed twice within a minute, they go out once, as they are last. */
export const sendMeetingMinutes: Handler<'sendMeetingMinutes'> = async ({ path: { id } }, asked) => {
  await countAttempt('invite guests', { account: asked.person.id, address: asked.client.address }, asked);
  return asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, id, asked);
    const { person, now, config, notifications, origin, language } = context;
    // A draft is its organizer's alone.
    const isTold = canMail(config) && meeting.status !== 'draft';
    const recipients = isTold ? await recipientsOf(tx, meeting, { id: person.id, origin }) : [];
    const minutes = await readMinutes(tx, meeting);
    for (const to of recipients) {
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
      await notifications.queue(tx, {
        channel: 'email',
        to: to.email,
        ...mail,
        startsAt: after(now, patienceSeconds),
        about: { meeting_id: id, recipient: to.email },
      });
    }
    const body: Schema<'MinutesSent'> = { recipients: recipients.map(({ name }) => name) };
    return { status: 200, body };
  });
};
