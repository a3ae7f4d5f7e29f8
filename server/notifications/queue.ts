import { newId } from '../kernel/ids.ts';
import type { About, Message, Task } from '../kernel/notifications.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { after } from '../kernel/time.ts';

export type Queued = Row<'outbox'>;

// Longer than any gateway is waited for, so that whoever has taken a message has it alone.
const leaseSeconds = 60;
const pauses = [60, 300, 1800, 7200, 43_200];

/** Takes back what still waits to be sent about something. */
export async function withdraw(tx: Tx, about: About): Promise<void> {
  let waiting = tx.deleteFrom('outbox').where('status', '=', 'queued');
  for (const [column, id] of Object.entries(about)) waiting = waiting.where(column as keyof Queued, '=', id);
  await waiting.execute();
}

/** Queues a message, in the transaction that makes what it tells true; gives its id. */
export async function queue(tx: Tx, { to, about, startsAt, endsAt, ...rest }: Message, now: string): Promise<string> {
  if (about) await withdraw(tx, about);
  const row = { id: newId(), ...rest, ...about, recipient: to, created_at: now, next_at: startsAt ?? now };
  await tx
    .insertInto('outbox')
    .values({ ...row, status: 'queued', ends_at: endsAt ?? null })
    .execute();
  return row.id;
}

/** Queues a task, whose message is written when it is sent. */
export async function queueTask(tx: Tx, to: string, task: Task, endsAt: string, now: string): Promise<string> {
  const row = { id: newId(), channel: 'email', recipient: to, subject: null, text: '', created_at: now } as const;
  await tx
    .insertInto('outbox')
    .values({ ...row, status: 'queued', next_at: now, ends_at: endsAt, task: JSON.stringify(task) })
    .execute();
  return row.id;
}

/** Takes messages that are due, for as long as it may take to send them: nobody else gets them meanwhile. */
export const take = (db: Db, most: number, now: string): Promise<Queued[]> =>
  db
    // By itself, for within the update it could be looked up more than once.
    .with('due', (due) =>
      due
        .selectFrom('outbox')
        .where('status', '=', 'queued')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .orderBy('id')
        .limit(most)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: after(now, leaseSeconds) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute();

// Whoever was so slow that it was taken anew has no more say in it.
const takenMessage = (tx: Tx, { id, attempts }: Queued) =>
  tx.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts).where('status', '=', 'queued');

/** Puts what a task found out to say in its place; without anything to say it is done. */
export async function write(tx: Tx, row: Queued, message: Message | undefined): Promise<Queued | undefined> {
  if (!message) {
    await tx.deleteFrom('outbox').where('id', '=', row.id).execute();
    return undefined;
  }
  const { to: recipient, subject, text, endsAt } = message;
  return takenMessage(tx, row)
    .set({ recipient, subject, text, ends_at: endsAt ?? null, task: null })
    .returningAll()
    .executeTakeFirst();
}

type End = { status: 'sent' | 'failed'; fault?: string; isKept?: boolean };

/** Ends a message; what it said is gone then, unless the outbox is all that there is to read it in. */
export async function finish(tx: Tx, row: Queued, { status, fault, isKept }: End, now: string): Promise<void> {
  const { invitation_id } = row;
  // Before its message, as whoever sends it again or cancels it.
  if (invitation_id)
    await tx.selectFrom('invitations').where('id', '=', invitation_id).select('id').forNoKeyUpdate().execute();
  const ended = await takenMessage(tx, row)
    .set({ status, fault: fault ?? null, task: null, sent_at: status === 'sent' ? now : null, next_at: null })
    .set(isKept ? {} : { text: '', subject: null })
    .returning('id')
    .executeTakeFirst();
  if (!ended || !invitation_id) return;
  await tx
    .updateTable('invitations')
    .set({ delivery: status, delivery_at: now })
    .where('id', '=', invitation_id)
    .execute();
}

/** Has a message that could not be sent tried again later, or ends it when that was tried often enough or is too late. */
export async function postpone(tx: Tx, row: Queued, fault: string, now: string): Promise<'queued' | 'failed'> {
  const pause = pauses[row.attempts - 1];
  const next_at = pause === undefined ? undefined : after(now, pause);
  if (next_at === undefined || (row.ends_at && row.ends_at <= next_at)) {
    await finish(tx, row, { status: 'failed', fault }, now);
    return 'failed';
  }
  await takenMessage(tx, row).set({ next_at, fault }).execute();
  return 'queued';
}
