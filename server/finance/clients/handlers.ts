import type { Ask } from '#openapi/operations';
import { callerNow } from '../../http/admission.ts';
import { change } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { page } from '../../http/page.ts';
import { record } from '../../kernel/activity/record.ts';
import { Problem } from '../../kernel/problem.ts';
import { matches } from '../../kernel/store/search.ts';
import { takeTurn } from '../../kernel/store/turns.ts';
import { countOfClient } from '../transactions/queries.ts';
import { words } from '../words/index.ts';
import { changeableClient, holdClient, ofClient, readClient } from './change.ts';
import { insertClient } from './create.ts';
import { mergeClients, previewClientMerge } from './merge.ts';
import { clients, serializeClient } from './queries.ts';
import { readClientStatement } from './statement.ts';

const orders = {
  name: { by: 'c.name_key', type: 'text' },
  created_at: { by: 'c.created_at', type: 'instant' },
  updated_at: { by: 'c.updated_at', type: 'instant' },
} as const;

function clientsAsked(
  { store, person }: Context,
  { search = '', status = [], person_type }: Ask<'listClients'>['query'],
) {
  let wanted = clients(store.db);
  if (status.length > 0) wanted = wanted.where('c.status', 'in', [...new Set(status)].sort());
  if (person_type !== undefined) wanted = wanted.where('c.person_type', '=', person_type);
  const document = search.replace(/[\s./-]/g, '').toUpperCase();
  if (/^[0-9A-Z]{3,14}$/.test(document) && /\d{3}/.test(document)) {
    wanted = wanted.where('c.tax_id', 'like', `%${document}%`);
    return person.permissions.has('view:personal_data') ? wanted : wanted.where('c.person_type', '=', 'company');
  }
  if (search) wanted = wanted.where(matches('c.search_text', search));
  return wanted;
}

/** A page of all clients. */
const listClients: Handler<'listClients'> = (asked, context) => {
  const { sort_by = 'name', sort_order: direction = 'asc' } = asked.query;
  return page(clientsAsked(context, asked.query), asked, context, {
    order: [orders[sort_by], { by: 'c.id', type: 'id' }],
    direction,
    as: serializeClient(context.person),
  });
};

const createClient: Handler<'createClient'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    await takeTurn(tx, 'clients');
    const context = await callerNow(tx, asked);
    const id = await insertClient(tx, body, context);
    return { status: 201, body: await readClient(tx, id, context) };
  });

const getClient: Handler<'getClient'> = async ({ path: { id } }, context) => ({
  status: 200,
  body: await readClient(context.store.db, id, context),
});

const updateClient: Handler<'updateClient'> = ({ path, body: { address, ...body } }, asked) =>
  change(changeableClient, path, { ...body, ...(address && { address: JSON.stringify(address) }) }, asked);

const deleteClient: Handler<'deleteClient'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdClient(tx, id, asked);
    const count = await countOfClient(tx, id);
    if (count > 0) throw new Problem(409, 'IN_USE', words.clientInUse(count));
    const { name: label } = await tx
      .deleteFrom('clients')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow();
    await record(tx, { subject: ofClient(id), verb: 'deleted', entity: 'client', entity_id: id, label }, context);
    return { status: 204, body: undefined };
  });

export const clientHandlers = {
  listClients,
  createClient,
  getClient,
  updateClient,
  deleteClient,
  readClientStatement,
  mergeClients,
  previewClientMerge,
};
