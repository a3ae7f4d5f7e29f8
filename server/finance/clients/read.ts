import type { Ask, Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { page } from '../../http/page.ts';
import { notFound } from '../../kernel/problem.ts';
import { matchesSearchInSql } from '../../kernel/store/search.ts';
import type { Db } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';
import { serializeClient } from './serialize.ts';

const orders = {
  name: { by: 'c.name_key', type: 'text' },
  created_at: { by: 'c.created_at', type: 'instant' },
  updated_at: { by: 'c.updated_at', type: 'instant' },
} as const;

const selectClients = (db: Db) => db.selectFrom('clients as c').selectAll('c');

/** Returns a client as the caller may see it. Throws 404 if there is none. */
export async function readClient(db: Db, id: string, { person }: Pick<Context, 'person'>): Promise<Schema<'Client'>> {
  const row = await selectClients(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.client);
  return serializeClient(person)(row);
}

/** The clients that a list asks for. */
export function filterClients(
  { store, person }: Context,
  { search = '', status = [], person_type }: Ask<'listClients'>['query'],
) {
  let query = selectClients(store.db);
  if (status.length > 0) query = query.where('c.status', 'in', [...new Set(status)].sort());
  if (person_type !== undefined) query = query.where('c.person_type', '=', person_type);
  const document = search.replace(/[\s./-]/g, '').toUpperCase();
  if (/^[0-9A-Z]{3,14}$/.test(document) && /\d{3}/.test(document)) {
    query = query.where('c.tax_id', 'like', `%${document}%`);
    // A search must not reveal the digits of a CPF that the caller sees masked.
    return person.permissions.has('view:personal_data') ? query : query.where('c.person_type', '=', 'company');
  }
  if (search) query = query.where(matchesSearchInSql('c.search_text', search));
  return query;
}

/** Lists clients, a page at a time. */
export const listClients: Handler<'listClients'> = (request, context) => {
  const { sort_by = 'name', sort_order: direction = 'asc' } = request.query;
  return page(filterClients(context, request.query), request, context, {
    order: [orders[sort_by], { by: 'c.id', type: 'id' }],
    direction,
    as: serializeClient(context.person),
  });
};

/** Reads one client. */
export const getClient: Handler<'getClient'> = async ({ path: { id } }, context) => ({
  status: 200,
  body: await readClient(context.store.db, id, context),
});
