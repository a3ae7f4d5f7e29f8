import { sql } from 'kysely';
import { folded } from '#domain/search';
import { callerNow } from '../access.ts';
import type { Handler } from '../handler.ts';
import { pageOf, readCursor } from '../keyset.ts';
import { notFound, Refusal } from '../refusal.ts';
import { newId } from '../store/ids.ts';

const most = 100;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && value.isWellFormed();

const listSavedViews: Handler<'listSavedViews'> = async ({ query }, { store, person }) => {
  const { limit = 50, cursor, scope } = query;
  const list = ['saved views', person.id, scope];
  const from = readCursor(cursor, list, isText);
  let wanted = store.db.selectFrom('saved_views').selectAll().where('user_id', '=', person.id);
  if (scope) wanted = wanted.where('scope', '=', scope);
  if (from) wanted = wanted.where(sql<boolean>`(name_key, id) > (${from.value}::text collate "C", ${from.id}::uuid)`);
  const found = await wanted
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const { rows, page } = pageOf(found, limit, list, ({ name_key, id }) => ({ value: name_key, id }));
  const data = rows.map(({ id, scope, name, query, created_at }) => ({ id, scope, name, query, created_at }));
  return { status: 200, body: { data, page } };
};

const createSavedView: Handler<'createSavedView'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { person, now } = await callerNow(tx, asked);
    // The person is held, so that two at once cannot both be the hundredth.
    await tx.selectFrom('users').where('id', '=', person.id).select('id').forNoKeyUpdate().execute();
    const view = { id: newId(), ...body, name: body.name.trim(), created_at: now };
    const mine = tx.selectFrom('saved_views').where('user_id', '=', person.id);
    const same = mine.where('scope', '=', view.scope).where('name_key', '=', folded(view.name));
    if (await same.select('id').executeTakeFirst()) throw new Refusal(409, 'NAME_TAKEN', (words) => words.nameTaken);
    const { count } = await mine.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (count >= most) throw new Refusal(409, 'TOO_MANY', (words) => words.tooManyViews);
    await tx
      .insertInto('saved_views')
      .values({ ...view, user_id: person.id, name_key: folded(view.name) })
      .execute();
    return { status: 201, body: view };
  });

const deleteSavedView: Handler<'deleteSavedView'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const { person } = await callerNow(tx, asked);
    const gone = await tx
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound('saved-views');
    return { status: 204, body: undefined };
  });

export const savedViewHandlers = { listSavedViews, createSavedView, deleteSavedView };
