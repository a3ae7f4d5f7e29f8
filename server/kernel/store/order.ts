import { sql } from 'kysely';
import type { Tx } from './tables.ts';

/** Tables with a position among rows of the same parent. */
type Ordered =
  | { table: 'steps'; parent: 'project_id' }
  | { table: 'sub_steps'; parent: 'step_id' }
  | { table: 'meeting_outcomes'; parent: 'meeting_id' };

/** The former and the new position, counted from 1. */
export interface Move {
  before: number;
  after: number;
}

/**
 * Moves a row among its siblings, at most to the end, and renumbers them; undefined if it is already there. Does not
 * increment `version`, which is left to the caller.
 */
export async function moveAmongSiblings(
  tx: Tx,
  { table, parent }: Ordered,
  parentId: string,
  id: string,
  place: number,
): Promise<Move | undefined> {
  const rows = await tx
    .selectFrom(table)
    .where(sql.ref(parent), '=', parentId)
    .orderBy('position')
    .orderBy('id')
    .select('id')
    .execute();
  const ids = rows.map((row) => row.id);
  const from = ids.indexOf(id);
  const to = Math.min(place, ids.length) - 1;
  if (from === to) return undefined;
  ids.splice(to, 0, ...ids.splice(from, 1));
  await sql`update ${sql.table(table)} as s set position = wanted.place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where s.id = wanted.id and s.position <> wanted.place`.execute(tx);
  return { before: from + 1, after: to + 1 };
}
