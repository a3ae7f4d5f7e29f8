import { sql } from 'kysely';
import type { AppServices } from '../../kernel/app-services.ts';
import { hasMembership } from '../../kernel/person.ts';
import { isReached } from '../../kernel/store/due.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { addSeconds } from '../../kernel/time.ts';
import { type GoogleApi, GoogleProblem } from './api.ts';
import { linksToSend, meetingsToSend, seriesToSend } from './unsent.ts';

export type Connection = Row<'calendar_connections'>;

// Longer than Google is waited for, twice: whoever has taken a connection has it alone.
const leaseSeconds = 90;
// What is told of is asked for all the same, for Google promises not to tell of everything.
const pollSeconds = { untold: 120, told: 600 };
const pauses = [30, 60, 120, 300, 900, 1800];
const maxPauseSeconds = 86_400;

/** What a process does for one connection, for as long as nobody else has taken it. */
export interface ConnectionLease {
  connection: Connection;
  api: GoogleApi;
  db: Db;
  now(): string;
  /** What went wrong with single events that were left out, for the log. */
  left: unknown[];
  /** Writes what was done, all or nothing, where the turn is not lost. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Another process holds the lease, the connection was deleted, or its owner is no longer an active member. */
class LeaseLost extends Error {}
/** This server ends; another goes on. */
class LeaseAbandoned extends Error {}

export const isLeaseOver = (error: unknown) => error instanceof LeaseLost || error instanceof LeaseAbandoned;

const mine = ({ user_id, turn }: Connection) => sql<boolean>`user_id = ${user_id}::uuid and turn = ${turn}`;
/** Returns whether a person's calendar is synchronized: only active members' calendars are. */
const maySync = (user: ReturnType<typeof sql.ref>) =>
  sql<boolean>`exists (select from users u where u.id = ${user} and u.status = 'active' and ${hasMembership(user)})`;

/** Takes a connection that is due, or has something to send, for this process alone; none of some. */
export async function leaseConnection(db: Db, now: string, except: readonly string[]): Promise<Connection | undefined> {
  const isFree = sql<boolean>`(k.taken_until is null or ${isReached(sql.ref('k.taken_until'), now, 2 * leaseSeconds)})`;
  const isDue = sql<boolean>`(${isReached(sql.ref('k.next_sync_at'), now, maxPauseSeconds)} or k.failures = 0 and (
    exists (${linksToSend(sql.ref('k.user_id'), sql.ref('k.account_email'))})
    or exists (${meetingsToSend(sql.ref('k.user_id'), sql.ref('k.account_email'), now)})
    or exists (${seriesToSend(sql.ref('k.user_id'), sql.ref('k.account_email'))})))`;
  return db
    .with('due', (due) =>
      due
        .selectFrom('calendar_connections as k')
        .where('k.status', 'in', ['active', 'error'])
        .where(isFree)
        .where(isDue)
        .where(maySync(sql.ref('k.user_id')))
        .where(sql<boolean>`k.user_id <> all(${[...except]}::uuid[])`)
        .orderBy('k.next_sync_at')
        .orderBy('k.user_id')
        .limit(1)
        .select('k.user_id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('calendar_connections')
    .set((eb) => ({ turn: eb('turn', '+', 1), taken_until: addSeconds(now, leaseSeconds), told_at: null }))
    .where('user_id', 'in', (eb) => eb.selectFrom('due').select('user_id'))
    .returningAll()
    .executeTakeFirst();
}

/** A turn of a connection, whose every write makes sure that it is not another's by then. */
export function openLease(
  connection: Connection,
  api: GoogleApi,
  { store, now, isClosing }: Pick<AppServices, 'store' | 'now' | 'isClosing'>,
  left: unknown[],
): ConnectionLease {
  const instant = () => now().toISOString();
  return {
    connection,
    api,
    db: store.db,
    now: instant,
    left,
    write: (work) => {
      if (isClosing()) throw new LeaseAbandoned();
      return store.transaction(async (tx) => {
        const held = await tx
          .updateTable('calendar_connections')
          .set({ taken_until: addSeconds(instant(), leaseSeconds) })
          .where(mine(connection))
          .where(maySync(sql.ref('calendar_connections.user_id')))
          .returning('user_id')
          .executeTakeFirst();
        if (!held) throw new LeaseLost();
        return work(tx);
      });
    },
  };
}

type Fault = NonNullable<Connection['fault']>;
const faults: readonly Fault[] = [
  'unreachable',
  'unavailable',
  'rate_limited',
  'too_many_events',
  'garbled',
  'invalid_grant',
  'insufficient_permission',
  'no_key',
  'not_configured',
];

const faultOf = (error: unknown): Fault => {
  // A fault of ours is not laid at Google's door.
  if (!(error instanceof GoogleProblem)) return 'internal';
  // A token that was refused and could not be made good.
  if (error.why === 'unauthorized') return 'invalid_grant';
  return faults.find((fault) => fault === error.why) ?? 'refused';
};

const pauseAfter = (failures: number) => pauses[Math.min(failures, pauses.length) - 1] as number;

/**
 * Ends a turn in which all was done; where Google tells of changes, the next that nothing asks for is later. What could
 * not be sent is not due at once, but with that one: it would be tried without end.
 */
export function endLease(
  db: Db,
  connection: Connection,
  now: string,
  { isTold, isSent }: { isTold: boolean; isSent: boolean },
) {
  const failures = isSent ? 0 : connection.failures + 1;
  const poll = pollSeconds[isTold ? 'told' : 'untold'];
  const seconds = isSent ? poll : Math.min(poll, pauseAfter(failures));
  return db
    .updateTable('calendar_connections')
    .set({
      status: 'active',
      fault: null,
      fault_since: null,
      failures,
      last_synced_at: now,
      // What was told of meanwhile may not have been seen.
      next_sync_at: sql`case when told_at is null then ${addSeconds(now, seconds)}::timestamptz
        else ${now}::timestamptz end`,
      taken_until: null,
    })
    .where(mine(connection))
    .execute();
}

/** Ends a turn that failed: says why, and when it is tried again. Throws on what was no fault of Google's. */
export async function failLease(db: Db, connection: Connection, now: string, error: unknown): Promise<void> {
  if (error instanceof LeaseLost) return;
  const ours = db.updateTable('calendar_connections').where(mine(connection)).set({ taken_until: null });
  if (error instanceof LeaseAbandoned) return void (await ours.set({ next_sync_at: now }).execute());
  const fault = faultOf(error);
  const failures = connection.failures + 1;
  const pause = pauseAfter(failures);
  const retryAfter = error instanceof GoogleProblem ? (error.retryAfter ?? 0) : 0;
  const status =
    fault === 'invalid_grant' ? 'needs_reconnect' : fault === 'insufficient_permission' ? fault : ('error' as const);
  await ours
    .set({
      status,
      fault,
      fault_since: connection.fault === fault ? connection.fault_since : now,
      failures,
      next_sync_at: addSeconds(now, Math.min(Math.max(pause, retryAfter), maxPauseSeconds)),
    })
    .execute();
  if (!(error instanceof GoogleProblem)) throw error;
}
