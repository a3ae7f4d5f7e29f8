import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { hasMembership } from '../person.ts';
import { anyOf } from '../store/any-of.ts';
import type { Db, Row } from '../store/tables.ts';

/** A place in the log: all before it has been told. */
export interface Place {
  txid: string;
  seq: number;
}
export type Entry = Pick<
  Row<'activity'>,
  'seq' | 'txid' | 'subject_kind' | 'subject_id' | 'entity' | 'entity_id' | 'verb' | 'actor_id' | 'witnesses'
>;

// Nothing older than this can still be written: whatever commits late has a higher number (docs/decisions/0017).
const settled = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** The place at which the log ends now. */
export async function head(db: Db): Promise<Place> {
  const { rows } = await sql<{ txid: string }>`select ${settled}::text as txid`.execute(db);
  return { txid: rows[0]?.txid ?? '0', seq: 0 };
}

const after = ({ txid, seq }: Place) => sql<boolean>`(txid, seq) > (${txid}::text::xid8, ${seq}::bigint)`;

/** What was written after a place and cannot be overtaken any more, in order. */
export const entriesAfter = (db: Db, place: Place, limit: number): Promise<Entry[]> =>
  db
    .selectFrom('activity')
    .where(after(place))
    .where(sql<boolean>`txid < ${settled}`)
    .orderBy('txid')
    .orderBy('seq')
    .limit(limit)
    .select(['seq', 'subject_kind', 'subject_id', 'entity', 'entity_id', 'verb', 'actor_id', 'witnesses'])
    .select(sql<string>`txid::text`.as('txid'))
    .execute();

/** The place that an event's id stands for; none when it is no id of ours. */
export function readPlace(id: string): Place | undefined {
  const [, txid, seq] = /^(\d{1,18})-(\d{1,15})$/.exec(id) ?? [];
  return txid && seq ? { txid, seq: Number(seq) } : undefined;
}

export const writePlace = ({ txid, seq }: Place) => `${txid}-${seq}`;

/** Whether a place lies before or at another. */
export const isUpTo = (one: Place, other: Place) =>
  BigInt(one.txid) < BigInt(other.txid) || (one.txid === other.txid && one.seq <= other.seq);

/** Returns which of some sessions may still listen: not ended, of an active person who is still a member. */
export async function sessionsHolding(db: Db, sessions: string[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const holding = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.id', '=', anyOf(sessions))
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .where(hasMembership(sql.ref('u.id')))
    .select('s.id')
    .execute();
  return new Set(holding.map(({ id }) => id));
}

/** What each of some people may hear of an entry: all of it, less, or nothing. */
export type Audience = (entry: Entry, personId: string) => Entry | undefined;

/** Who hears of what happens to subjects of one kind. */
export interface Subject {
  /** For some of them and some people, as things are at this moment. */
  audience(db: Db, subjects: string[], people: string[]): Promise<Audience>;
}
/** How an area's kinds of subject are known to the feed. */
export type Subjects = ReadonlyMap<Row<'activity'>['subject_kind'], Subject>;

/** Who may hear of entries, whatever they are about; of a kind that nobody knows, nobody hears. */
export async function audienceOf(db: Db, entries: Entry[], people: string[], subjects: Subjects): Promise<Audience> {
  if (entries.length === 0 || people.length === 0) return () => undefined;
  const audiences = new Map<string, Audience>();
  for (const [kind, all] of Map.groupBy(entries, ({ subject_kind }) => subject_kind)) {
    const ids = [...new Set(all.map(({ subject_id }) => subject_id))];
    const audience = await subjects.get(kind)?.audience(db, ids, people);
    if (audience) audiences.set(kind, audience);
  }
  return (entry, personId) => audiences.get(entry.subject_kind)?.(entry, personId);
}

/** Which of some people have which of some permissions, each as `person code`. */
export async function permissionsAmong(
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
