import { sql } from 'kysely';
import type { Handler } from '../handler.ts';
import { isInstant, pageOf, readCursor } from '../keyset.ts';
import { notFound } from '../refusal.ts';

const list = 'outbox';

const listOutbox: Handler<'listOutbox'> = async ({ query: { limit = 50, cursor } }, { store, config }) => {
  if (!config.demo) throw notFound();
  const from = readCursor(cursor, list, isInstant);
  let wanted = store.db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'created_at'])
    // What a gateway has taken is not here to be read.
    .where('text', '!=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (from) wanted = wanted.where(sql<boolean>`(created_at, id) < (${from.value}::timestamptz, ${from.id}::uuid)`);
  const found = await wanted.limit(limit + 1).execute();
  const { rows, page } = pageOf(found, limit, list, ({ created_at, id }) => ({ value: created_at, id }));
  return { status: 200, body: { data: rows.map(({ recipient: to, ...rest }) => ({ to, ...rest })), page } };
};

export const postHandlers = { listOutbox };
