import { sql } from 'kysely';
import type { Tx } from './tables.ts';

/** Tables whose rows have a place among those of the same parent. */
type Ordered =
  | { table: 'steps'; parent: 'project_id' }
  | { table: 'sub_steps'; parent: 'step_id' }
  | { table: 'meeting_outcomes'; parent: 'meeting_id' };

/** Where one stood among its siblings and where it stands now, counted from 1. */
export interface Move {
  before: number;
  after: number;
}

/**
 * Moves one to a place among its siblings (beyond the end is the end) and numbers them anew; nothing where it stands
 * there already. Versions do not rise: that of the one that moved is its caller's to raise.
 */
export async function moveAmong(
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
