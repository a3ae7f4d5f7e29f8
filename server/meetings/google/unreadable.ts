import { StoreUnavailable } from '../../kernel/store/store-errors.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { GoogleProblem } from './api.ts';
import type { Calendar } from './apply.ts';
import { type ConnectionLease, isLeaseOver } from './connection-lease.ts';
import type { GoogleEvent } from './event.ts';

/** Whether an error is of the event alone that was brought here, and of nothing that another try mends. */
const isOfEvent = (error: unknown) =>
  !(error instanceof GoogleProblem || error instanceof StoreUnavailable || isLeaseOver(error));

const titleOf = (summary: unknown) => (typeof summary === 'string' ? summary.toWellFormed().replaceAll('\0', '') : '');

/** Does something with an event; one that is not as it should be is written down, and holds back no other. */
export async function orLeaveOut(
  turn: ConnectionLease,
  { id: calendar_id }: Calendar,
  { id: event_id, summary }: Pick<GoogleEvent, 'id' | 'summary'>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isOfEvent(error)) throw error;
    const title = titleOf(summary).slice(0, 120).toWellFormed();
    const { numInsertedOrUpdatedRows } = await turn.write((tx) =>
      tx
        .insertInto('calendar_unread_events')
        .values({ calendar_id, event_id, title, since: turn.now() })
        .onConflict((conflict) => conflict.columns(['calendar_id', 'event_id']).doNothing())
        .executeTakeFirstOrThrow(),
    );
    // Once it is for the log: what is wrong is wrong in every turn.
    if (numInsertedOrUpdatedRows) turn.left.push(error);
  }
}

/** Brings events here in one go with what is written down of them; where one is not as it should be, each by itself. */
export async function takeOrLeaveOut<T>(
  turn: ConnectionLease,
  calendar: Calendar,
  events: readonly GoogleEvent[],
  take: (tx: Tx, events: readonly GoogleEvent[]) => Promise<void>,
  mark: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await turn.write(async (tx) => {
      await take(tx, events);
      return mark(tx);
    });
  } catch (error) {
    if (!isOfEvent(error)) throw error;
  }
  for (const event of events) await orLeaveOut(turn, calendar, event, () => turn.write((tx) => take(tx, [event])));
  return turn.write(mark);
}
