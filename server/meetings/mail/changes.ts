import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import { hasConsented } from '../../kernel/attendance.ts';
import type { MeetingTask, Message, MessageWriter } from '../../kernel/notifications.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { addSeconds } from '../../kernel/time.ts';
import { isLimitedSender } from '../../notifications/access.ts';
import { isOpen } from './open-status.ts';
import { fixedMailOf, type MailedMeeting, mailOf, type Recipient, recipientsAmong } from './recipients.ts';

/** A mail about a meeting waits until this long after the last change, so that further changes join it. */
export const quietSeconds = 300;
/** It waits at most this long after the first change. */
export const maxWaitSeconds = 1_800;

type Known = NonNullable<MeetingTask['known']>;

/** The state of a meeting that its attendees know or are to know. */
export const stateOf = ({
  start_at,
  end_at,
  status,
}: Pick<Row<'meetings'>, 'start_at' | 'end_at' | 'status'>): Known => ({
  start_at,
  end_at,
  isOpen: isOpen(status),
});

/** When a mail is due: after the quiet time, but in time for a meeting that starts soon. */
export function mailDueAt({ start_at, since, now }: { start_at: string; since: string; now: string }): string {
  const untilStart = (Date.parse(start_at) - Date.parse(now)) / 1_000;
  const quiet = untilStart > 0 ? Math.min(quietSeconds, untilStart / 2) : quietSeconds;
  const [due, latest] = [addSeconds(now, quiet), addSeconds(since, maxWaitSeconds)];
  return due < latest ? due : latest;
}

interface PendingMail {
  recipient: string;
  since: string;
  /** The state the recipient knows if the mail was never sent; undefined when an attempt may have reached them. */
  known: MeetingTask['known'] | undefined;
}

/** Takes the waiting mails about changes of a meeting out of the queue, of some recipients or of all. */
export async function takePendingMails(
  tx: Tx,
  meetingId: string,
  recipients: readonly string[] | null,
): Promise<Map<string, PendingMail>> {
  const rows = await tx
    .deleteFrom('outbox')
    .where('meeting_id', '=', meetingId)
    .where('topic', '=', 'change')
    .where('status', '=', 'queued')
    .where(recipients === null ? sql<boolean>`true` : sql<boolean>`recipient = any(${recipients}::text[])`)
    .returning(['recipient', 'created_at', 'attempts', 'task'])
    .execute();
  return new Map(
    rows.map(({ recipient, created_at, attempts, task }) => {
      const known = task?.kind === 'meeting' && (attempts === 0 || task.known === null) ? task.known : undefined;
      return [recipient, { recipient, since: created_at, known }];
    }),
  );
}

/** Returns the message that tells a recipient of the changes since what they know, joined with one that waits. */
export function changeMessage(
  meeting: MailedMeeting,
  to: Recipient,
  { pending, known }: { pending?: PendingMail; known: Known | null },
  { now, language, origin }: Pick<Context, 'now' | 'language' | 'origin'>,
): Message {
  const since = pending?.since ?? now;
  const task: MeetingTask = {
    kind: 'meeting',
    meeting_id: meeting.id,
    known: pending?.known === undefined ? known : pending.known,
    language,
    origin,
  };
  return {
    channel: 'email',
    to: to.email,
    subject: null,
    text: '',
    task,
    queuedSince: since,
    sendAfter: mailDueAt({ start_at: meeting.start_at, since, now }),
    reference: { meeting_id: meeting.id, recipient: to.email, topic: 'change' },
    isAlsoInApp: to.isMember,
  };
}

/** Returns the kind of mail for a recipient who knows an earlier state; undefined when the state has not changed. */
function kindOf(known: MeetingTask['known'], state: Known) {
  if (!known?.isOpen) return state.isOpen ? 'invited' : undefined;
  if (!state.isOpen) return 'cancelled';
  return known.start_at !== state.start_at || known.end_at !== state.end_at ? 'moved' : undefined;
}

const attendeeOf = (tx: Tx, meetingId: string, recipient: string) =>
  tx
    .selectFrom('meeting_attendees as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .where('a.meeting_id', '=', meetingId)
    .where(hasConsented())
    .where((eb) => eb.or([eb('u.email', '=', recipient), eb('a.email', '=', recipient)]))
    .select(['a.user_id', 'a.email', 'a.name'])
    .execute();

/** Writes the mail about what changed in a meeting, by its state when it is sent. */
export const writeMeetingMail =
  (now: () => Date): MessageWriter<'meeting'> =>
  async (tx, { recipient, sender_id, is_outside }, { meeting_id, known, language, origin }) => {
    const meeting = await tx.selectFrom('meetings').where('id', '=', meeting_id).selectAll().executeTakeFirst();
    const instant = now().toISOString();
    if (!meeting || meeting.end_at <= instant) return undefined;
    // A meeting that took place meanwhile is not cancelled.
    if (meeting.status === 'completed' || meeting.status === 'no_show') return undefined;
    const kind = kindOf(known, stateOf(meeting));
    const [to] = await recipientsAmong(tx, await attendeeOf(tx, meeting_id, recipient), meeting, origin);
    if (!kind || !to) return undefined;
    const by = sender_id
      ? await tx.selectFrom('users').where('id', '=', sender_id).select(['name', 'email']).executeTakeFirst()
      : undefined;
    const reader = { ...to, language: to.language ?? language };
    const isFixed = is_outside && (!sender_id || (await isLimitedSender(tx, sender_id, instant)));
    const mail = isFixed
      ? fixedMailOf(kind, meeting, reader, by?.email ?? '')
      : mailOf(kind, meeting, reader, by?.name ?? '');
    return { to: to.email, ...mail, endsAt: meeting.end_at };
  };
