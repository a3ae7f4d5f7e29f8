import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import type { Connection } from './connection-lease.ts';
import { words } from './words/index.ts';

/** When a connection may be asked for next: now, but where Google asked for a pause. */
const soonest = (
  now: string,
) => sql<string>`case when fault = 'rate_limited' then greatest(next_sync_at, ${now}::timestamptz)
  else ${now}::timestamptz end`;

/** Holds the caller's connection; whoever is at it loses their turn. */
export async function holdConnection(tx: Tx, { person, now }: Pick<Context, 'person' | 'now'>): Promise<Connection> {
  const held = await tx
    .updateTable('calendar_connections')
    .set((eb) => ({ turn: eb('turn', '+', 1), taken_until: null, next_sync_at: soonest(now) }))
    .where('user_id', '=', person.id)
    .returningAll()
    .executeTakeFirst();
  if (!held) throw notFound(words.notConnected);
  return held;
}
