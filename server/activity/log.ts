import { sql } from 'kysely';
import { type MemberRole, roleAllows } from '#domain/member-role';
import type { Schema } from '#openapi/operations';
import type { Db, Row } from '../store/tables.ts';

/** A place in the log: all before it has been told. */
export interface Place {
  txid: string;
  seq: number;
}
export type Entry = Pick<
  Row<'activity'>,
  'seq' | 'txid' | 'project_id' | 'entity' | 'entity_id' | 'verb' | 'actor_id' | 'witnesses'
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
    .select(['seq', 'project_id', 'entity', 'entity_id', 'verb', 'actor_id', 'witnesses'])
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

/** Which of some sessions go on: not ended, of somebody who may still be here. */
export async function sessionsHolding(db: Db, sessions: string[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const holding = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.id', '=', anyOf(sessions))
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .select('s.id')
    .execute();
  return new Set(holding.map(({ id }) => id));
}

// One parameter however many there are, so that the question is the same each time and planned once.
const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;

async function membersAmong(db: Db, projects: string[], people: string[]) {
  const members = await db
    .selectFrom('project_members')
    .where('project_id', '=', anyOf(projects))
    .where('user_id', '=', anyOf(people))
    .select(['project_id', 'user_id', 'role'])
    .execute();
  return new Map<string, MemberRole>(
    members.map(({ project_id, user_id, role }) => [`${project_id} ${user_id}`, role]),
  );
}

async function permissionsOf(db: Db, people: string[]) {
  const codes: Schema<'PermissionCode'>[] = ['view:projects', 'manage:projects'];
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

/**
 * What each of some people may hear of entries, as membership and permissions are at this moment: all of an entry, or
 * nothing. Who only sees a template hears that it changed, not by whom, and nothing of its members.
 */
export async function audienceOf(
  db: Db,
  entries: Entry[],
  people: string[],
): Promise<(entry: Entry, personId: string) => Entry | undefined> {
  const projects = [...new Set(entries.map(({ project_id }) => project_id))];
  if (projects.length === 0 || people.length === 0) return () => undefined;
  const [members, permissions] = [await membersAmong(db, projects, people), await permissionsOf(db, people)];
  const templates = new Set(
    (
      await db
        .selectFrom('projects')
        .where('id', '=', anyOf(projects))
        .where('is_template', '=', true)
        .select('id')
        .execute()
    ).map(({ id }) => id),
  );
  return (entry, personId) => {
    const { project_id, entity, witnesses } = entry;
    if (!permissions.has(`${personId} view:projects`)) return undefined;
    if (permissions.has(`${personId} manage:projects`)) return entry;
    const role = members.get(`${project_id} ${personId}`) ?? null;
    if (entity === 'invitation') return roleAllows(role, 'manager') ? entry : undefined;
    if (role !== null || witnesses.includes(personId)) return entry;
    return templates.has(project_id) && entity !== 'member' ? { ...entry, actor_id: null } : undefined;
  };
}
