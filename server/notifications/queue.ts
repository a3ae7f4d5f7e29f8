import { sql } from 'kysely';
import { newId } from '../kernel/ids.ts';
import type { Message, MessageReference, MessageWriter, Sender } from '../kernel/notifications.ts';
import { isReached } from '../kernel/store/due.ts';
import type { Db, NewRow, Row, Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { countMessage } from '../kernel/usage.ts';
import { applyBudget, purposeOf } from './budget.ts';

export type QueuedMessage = Row<'outbox'>;

// Longer than any gateway is waited for, so that whoever has taken a message has it alone.
const leaseSeconds = 60;
const pauses = [60, 300, 1800, 7200, 43_200];
const maxDelaySeconds = 86_400;

/** Takes back what still waits to be sent about something. */
export async function withdraw(tx: Tx, about: MessageReference): Promise<void> {
  let waiting = tx.deleteFrom('outbox').where('status', '=', 'queued');
  for (const [column, id] of Object.entries(about)) waiting = waiting.where(column as keyof QueuedMessage, '=', id);
  await waiting.execute();
}

/** The messages of a call that were queued, and how many its budget left out. */
export interface QueueResult {
  queued: { id: string; isDue: boolean }[];
  left: number;
}

/** Queues messages within the budget of their sender. This is the only way into the outbox. */
export async function queue(tx: Tx, sender: Sender, messages: readonly Message[], now: string): Promise<QueueResult> {
  for (const { reference: about } of messages) if (about) await withdraw(tx, about);
  const { admitted, left } = await applyBudget(tx, sender, messages, now);
  const rows = admitted.map(({ message, isOutside }): NewRow<'outbox'> => {
    const {
      channel,
      to,
      subject,
      text,
      sendAfter: startsAt,
      endsAt,
      queuedSince: since,
      reference: about,
      task,
    } = message;
    return {
      id: newId(),
      channel,
      recipient: to,
      subject,
      text,
      ...about,
      task: task ? JSON.stringify(task) : null,
      purpose: purposeOf(sender),
      sender_id: typeof sender === 'string' ? null : sender.id,
      is_outside: isOutside,
      created_at: since ?? now,
      next_at: startsAt ?? now,
      ends_at: endsAt ?? null,
      status: 'queued',
    };
  });
  if (rows.length > 0) await tx.insertInto('outbox').values(rows).execute();
  const queued = rows.map(({ id }, at) => ({ id, isDue: admitted[at]?.message.sendAfter === undefined }));
  return { queued, left };
}

/** Takes messages that are due, for as long as it may take to send them: nobody else gets them meanwhile. */
export const take = (db: Db, most: number, now: string): Promise<QueuedMessage[]> =>
  db
    // By itself, for within the update it could be looked up more than once.
    .with('due', (due) =>
      due
        .selectFrom('outbox')
        .where('status', '=', 'queued')
        .where(isReached(sql.ref('next_at'), now, maxDelaySeconds))
        .orderBy('next_at')
        .orderBy('id')
        .limit(most)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: addSeconds(now, leaseSeconds) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute();

// Whoever was so slow that it was taken anew has no more say in it.
const takenMessage = (tx: Tx, { id, attempts }: QueuedMessage) =>
  tx.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts).where('status', '=', 'queued');

/**
 * Puts the message of a task into its row, or deletes the row when there is nothing to say. The task of a meeting stays
 * until it is sent, so that a later try says the state of then.
 */
export async function write(
  tx: Tx,
  row: QueuedMessage,
  message: Awaited<ReturnType<MessageWriter>>,
): Promise<QueuedMessage | undefined> {
  if (!message) {
    await tx.deleteFrom('outbox').where('id', '=', row.id).execute();
    return undefined;
  }
  const { to: recipient, subject, text, endsAt } = message;
  return takenMessage(tx, row)
    .set({ recipient, subject, text, ends_at: endsAt ?? null })
    .set(row.task?.kind === 'meeting' ? {} : { task: null })
    .returningAll()
    .executeTakeFirst();
}

type End = { status: 'sent' | 'failed'; fault?: string; isKept?: boolean };

/** Ends a message; what it said is gone then, unless the outbox is all that there is to read it in. */
export async function finish(tx: Tx, row: QueuedMessage, { status, fault, isKept }: End, now: string): Promise<void> {
  const { invitation_id } = row;
  // Before its message, as whoever sends it again or cancels it.
  if (invitation_id)
    await tx.selectFrom('invitations').where('id', '=', invitation_id).select('id').forNoKeyUpdate().execute();
  const ended = await takenMessage(tx, row)
    .set({ status, fault: fault ?? null, task: null, sent_at: status === 'sent' ? now : null, next_at: null })
    .set(isKept ? {} : { text: '', subject: null })
    .returning('id')
    .executeTakeFirst();
  if (ended && status === 'sent') await countMessage(tx, row.channel, now);
  if (!ended || !invitation_id) return;
  await tx
    .updateTable('invitations')
    .set({ delivery: status, delivery_at: now })
    .where('id', '=', invitation_id)
    .execute();
}

/** Has a message that could not be sent tried again later, or ends it when that was tried often enough or is too late. */
export async function postpone(tx: Tx, row: QueuedMessage, fault: string, now: string): Promise<'queued' | 'failed'> {
  const pause = pauses[row.attempts - 1];
  const next_at = pause === undefined ? undefined : addSeconds(now, pause);
  if (next_at === undefined || (row.ends_at && row.ends_at <= next_at)) {
    await finish(tx, row, { status: 'failed', fault }, now);
    return 'failed';
  }
  await takenMessage(tx, row).set({ next_at, fault }).execute();
  return 'queued';
}
