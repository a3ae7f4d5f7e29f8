import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { hasMembership } from '../person.ts';
import { anyOf } from '../store/any-of.ts';
import type { Db, Row } from '../store/tables.ts';

/** A position in the activity log; all entries before it have been sent. */
export interface LogPosition {
  txid: string;
  seq: number;
}
export type ActivityEntry = Pick<
  Row<'activity'>,
  'seq' | 'txid' | 'subject_kind' | 'subject_id' | 'entity' | 'entity_id' | 'verb' | 'actor_id' | 'witnesses'
>;

// All transactions before this id have ended, so no entry with a lower id can still appear (docs/decisions/0017).
const oldestRunningTxid = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** Returns the position at the end of the log. */
export async function readLogEnd(db: Db): Promise<LogPosition> {
  const { rows } = await sql<{ txid: string }>`select ${oldestRunningTxid}::text as txid`.execute(db);
  return { txid: rows[0]?.txid ?? '0', seq: 0 };
}

const isAfter = ({ txid, seq }: LogPosition) => sql<boolean>`(txid, seq) > (${txid}::text::xid8, ${seq}::bigint)`;

/** Reads entries after a position, in order, that no uncommitted entry can precede any more. */
export const readEntriesAfter = (db: Db, place: LogPosition, limit: number): Promise<ActivityEntry[]> =>
  db
    .selectFrom('activity')
    .where(isAfter(place))
    .where(sql<boolean>`txid < ${oldestRunningTxid}`)
    .orderBy('txid')
    .orderBy('seq')
    .limit(limit)
    .select(['seq', 'subject_kind', 'subject_id', 'entity', 'entity_id', 'verb', 'actor_id', 'witnesses'])
    .select(sql<string>`txid::text`.as('txid'))
    .execute();

/** Parses an event id to a position; undefined for a foreign id. */
export function parseEventId(id: string): LogPosition | undefined {
  const [, txid, seq] = /^(\d{1,18})-(\d{1,15})$/.exec(id) ?? [];
  return txid && seq ? { txid, seq: Number(seq) } : undefined;
}

export const formatEventId = ({ txid, seq }: LogPosition) => `${txid}-${seq}`;

/** Returns whether a position is before or equal to another. */
export const isAtOrBefore = (one: LogPosition, other: LogPosition) =>
  BigInt(one.txid) < BigInt(other.txid) || (one.txid === other.txid && one.seq <= other.seq);

/** Returns which of the given sessions may still listen: not ended, of an active person who is still a member. */
export async function findValidSessions(db: Db, sessions: string[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.id', '=', anyOf(sessions))
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .where(hasMembership(sql.ref('u.id')))
    .select('s.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the part of an entry that a person may see: all of it, less, or undefined. */
export type Audience = (entry: ActivityEntry, personId: string) => ActivityEntry | undefined;

/** The audience of activity on one kind of subject. */
export interface Subject {
  /** Resolves the current audience for the given subjects and people. */
  audience(db: Db, subjects: string[], people: string[]): Promise<Audience>;
}
/** The audiences of all kinds of subject. */
export type Subjects = ReadonlyMap<Row<'activity'>['subject_kind'], Subject>;

/** Resolves who may see entries on any kind of subject; nobody sees entries of an unknown kind. */
export async function resolveAudience(
  db: Db,
  entries: ActivityEntry[],
  people: string[],
  subjects: Subjects,
): Promise<Audience> {
  if (entries.length === 0 || people.length === 0) return () => undefined;
  const audiences = new Map<string, Audience>();
  for (const [kind, group] of Map.groupBy(entries, ({ subject_kind }) => subject_kind)) {
    const ids = [...new Set(group.map(({ subject_id }) => subject_id))];
    const audience = await subjects.get(kind)?.audience(db, ids, people);
    if (audience) audiences.set(kind, audience);
  }
  return (entry, personId) => audiences.get(entry.subject_kind)?.(entry, personId);
}

/** Returns which of the given people hold which of the given permissions, each as `person code`. */
export async function findPermissionHolders(
  db: Db,
  people: string[],
  codes: Schema<'PermissionCode'>[],
): Promise<ReadonlySet<string>> {
  const grants = await db
    .selectFrom('user_roles as ur')
    .innerJoin('role_permissions as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permissions as p', 'p.id', 'rp.permission_id')
    .where('ur.user_id', '=', anyOf(people))
    .where('p.code', 'in', codes)
    .select(['ur.user_id', 'p.code'])
    .execute();
  return new Set(grants.map(({ user_id, code }) => `${user_id} ${code}`));
}
