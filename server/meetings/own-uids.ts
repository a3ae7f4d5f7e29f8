import { sql } from 'kysely';
import type { Db } from '../kernel/store/tables.ts';
import { isTheirs } from './access.ts';

/** The id by which a file or feed of ours calls a meeting or a series: what stands before the name of this place. */
const idIn = (uid: string) => /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(uid)?.[1];

/**
 * Which UIDs name meetings of this place that somebody attends or whose project is theirs, as their own feed tells them: what
 * came from here is not brought in again, or each of two would be the other's echo.
 */
export async function ownUids(db: Db, userId: string, uids: readonly string[]): Promise<Set<string>> {
  const ids = uids.flatMap((uid) => idIn(uid) ?? []);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with asked as materialized (select distinct unnest(${ids}::uuid[]) as id),
    found as materialized (
      select a.id, m.id as meeting_id from asked a join meetings m on m.id = a.id
      union all select a.id, m.id from asked a join meetings m on m.series_id = a.id)
    select distinct f.id from found f join meetings m on m.id = f.meeting_id
    where ${isTheirs(userId)} or exists (select from project_members x
      where x.project_id = m.project_id and x.user_id = ${userId}::uuid)`.execute(db);
  const found = new Set(rows.map(({ id }) => id));
  return new Set(uids.filter((uid) => found.has(idIn(uid) ?? '')));
}
