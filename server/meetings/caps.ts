import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { checkCap } from '../kernel/caps.ts';
import type { Sweep } from '../kernel/housekeeping.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** Limits far above what people use. An invitation is one attendee of one meeting. */
export const caps = {
  /** Invitations of all upcoming meetings of one series. */
  seriesInvitations: 10_000,
  meetingsOfDay: 5_000,
  invitationsOfDay: 40_000,
  syncedMeetingsOfDay: 20_000,
  syncedInvitationsOfDay: 200_000,
} as const;

/** Outcomes of one meeting. */
export const maxOutcomes = 100;

/** Rows per INSERT. PostgreSQL takes 65,535 parameters, and compiling a larger statement would block. */
const rowsOfInsert = 500;

/** Whose daily limit new meetings count against, and when. Null for the demonstration and the daily planning. */
export interface MeetingCreator {
  person: Pick<Context['person'], 'id'> | null;
  now: string;
}
interface Amount {
  meetings: number;
  invitations: number;
}

/** Throws `Problem` (409) when a series would have too many invitations. */
export const checkSeriesSize = (invitations: number): void =>
  checkCap(caps.seriesInvitations, invitations, words.seriesTooLarge(caps.seriesInvitations));

/** Increments a person's counters of today and returns the sums. The row stays locked until the transaction ends. */
async function addToDay(tx: Tx, userId: string, now: string, source: 'made' | 'synced', amount: Amount) {
  return tx
    .insertInto('meeting_allowances')
    .values({ user_id: userId, day: now.slice(0, 10), source, ...amount })
    .onConflict((on) =>
      on.columns(['user_id', 'day', 'source']).doUpdateSet({
        meetings: sql<number>`meeting_allowances.meetings + excluded.meetings`,
        invitations: sql<number>`meeting_allowances.invitations + excluded.invitations`,
      }),
    )
    .returning(['meetings', 'invitations'])
    .executeTakeFirstOrThrow();
}

/** Counts new meetings and invitations of a person. Throws `Problem` (409) above the daily limit. */
export async function countMade(tx: Tx, { person, now }: MeetingCreator, amount: Amount): Promise<void> {
  if (!person || amount.meetings + amount.invitations === 0) return;
  const sum = await addToDay(tx, person.id, now, 'made', amount);
  checkCap(caps.meetingsOfDay, sum.meetings, words.tooManyMeetings(caps.meetingsOfDay));
  checkCap(caps.invitationsOfDay, sum.invitations, words.tooManyInvitations(caps.invitationsOfDay));
}

/** Counts meetings that a calendar brings a person. Returns whether they are within the daily limit. */
export async function mayBring(tx: Tx, userId: string, now: string, amount: Amount): Promise<boolean> {
  const { meetings, invitations } = await addToDay(tx, userId, now, 'synced', amount);
  return meetings <= caps.syncedMeetingsOfDay && invitations <= caps.syncedInvitationsOfDay;
}

/** Deletes the counters of past days. */
export const forgetAllowances: Sweep = async (db, { dayAgo }) =>
  void (await db.deleteFrom('meeting_allowances').where('day', '<', dayAgo.slice(0, 10)).execute());

/** Splits a list into pieces, one per statement. */
export function piecesOf<Item>(items: readonly Item[], size = rowsOfInsert): Item[][] {
  const pieces: Item[][] = [];
  for (let at = 0; at < items.length; at += size) pieces.push(items.slice(at, at + size));
  return pieces;
}
