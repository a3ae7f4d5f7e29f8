import { type RawBuilder, sql } from 'kysely';
import { addSeconds } from '../../kernel/time.ts';
import { GoogleProblem } from './api.ts';
import { dropLink } from './apply.ts';
import type { ConnectionLease } from './connection-lease.ts';
import type { GoogleEvent } from './event.ts';
import { allCalendarsOf } from './queries.ts';
import { readEvent } from './read.ts';
import { sameRule, type Whole } from './series.ts';

/** For so long what was sent may still arrive. */
const patienceSeconds = 90;

const isLeft = sql<boolean>`not (c.is_selected and c.is_there)`;

/** An event of a calendar that was left; nothing where it cannot be told whether it is there. */
async function lookFor(turn: ConnectionLease, calendar: string, id: string): Promise<GoogleEvent | undefined> {
  try {
    return await readEvent(turn, calendar, id);
  } catch (error) {
    if (error instanceof GoogleProblem && (error.why === 'not_theirs' || error.why === 'refused')) return undefined;
    throw error;
  }
}

/**
 * What was sent without an answer to a calendar that was left since is looked for there: what is there stays there; what is
 * not goes to the calendar that takes meetings now, where it waited for an answer without end.
 */
export async function settleUnanswered(turn: ConnectionLease): Promise<void> {
  const { user_id, account_email } = turn.connection;
  const isOld = (link: RawBuilder<unknown>) =>
    sql<boolean>`${link} <= ${addSeconds(turn.now(), -patienceSeconds)}::timestamptz`;
  const left = allCalendarsOf(turn.db, user_id, account_email).where(isLeft);
  const links = await left
    .innerJoin('calendar_links as l', 'l.calendar_id', 'c.id')
    .where(sql<boolean>`l.kind = 'ours' and l.state = 'sending' and l.etag is null and l.whole_id is null`)
    .where(isOld(sql.ref('l.updated_at')))
    .orderBy('l.id')
    .select(['l.id', 'l.event_id', 'c.google_id'])
    .execute();
  for (const { id, event_id, google_id } of links) {
    const event = await lookFor(turn, google_id, event_id);
    if (!event) continue;
    await turn.write(async (tx) => {
      if (event.status === 'cancelled') await dropLink(tx, { id });
      else await tx.updateTable('calendar_links').set({ state: 'synced' }).where('id', '=', id).execute();
    });
  }
  const wholes = await left
    .innerJoin('calendar_series as s', 's.calendar_id', 'c.id')
    .where('s.state', '=', 'sending')
    .where(
      sql<boolean>`not exists (select from calendar_links l where l.whole_id = s.id and l.state = 'sending'
        and not ${isOld(sql.ref('l.updated_at'))})`,
    )
    .orderBy('s.id')
    .selectAll('s')
    .select('c.google_id')
    .execute();
  for (const { google_id, ...whole } of wholes) {
    const event = await lookFor(turn, google_id, whole.event_id);
    if (event) await settleWhole(turn, whole, event);
  }
}

/** A series of which it is known by now whether it stands there, and whether it was carried on. */
async function settleWhole(
  turn: ConnectionLease,
  { id, agreed, recurrence }: Whole,
  event: GoogleEvent,
): Promise<void> {
  const isThere = event.status !== 'cancelled';
  const hasAll = isThere && (!agreed || sameRule(event.recurrence, recurrence));
  await turn.write(async (tx) => {
    const waiting = sql<boolean>`whole_id = ${id}::uuid and state = 'sending' and etag is null`;
    if (hasAll) await tx.updateTable('calendar_links').set({ state: 'synced' }).where(waiting).execute();
    else await tx.deleteFrom('calendar_links').where(waiting).execute();
    if (!isThere && !agreed) return void (await tx.deleteFrom('calendar_series').where('id', '=', id).execute());
    const marks = hasAll ? { agreed: JSON.stringify(event.recurrence ?? []) } : { series_id: null };
    await tx
      .updateTable('calendar_series')
      .set({ ...marks, state: 'sent' })
      .where('id', '=', id)
      .execute();
  });
}
