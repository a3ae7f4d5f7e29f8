import type { Context } from '../../http/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import type { Connection } from './turn.ts';
import { words } from './words/index.ts';

/** Holds the caller's connection; whoever is at it loses their turn. */
export async function holdConnection(tx: Tx, { person, now }: Pick<Context, 'person' | 'now'>): Promise<Connection> {
  const held = await tx
    .updateTable('calendar_connections')
    .set((eb) => ({ turn: eb('turn', '+', 1), taken_until: null, next_sync_at: now }))
    .where('user_id', '=', person.id)
    .returningAll()
    .executeTakeFirst();
  if (!held) throw notFound(words.notConnected);
  return held;
}
