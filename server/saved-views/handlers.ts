import { foldText } from '#domain/search';
import { reauthorize } from '../http/authorization.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { newId } from '../kernel/ids.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { words } from './words/index.ts';

const maxViews = 100;

const listSavedViews: Handler<'listSavedViews'> = (asked, context) => {
  const { scope } = asked.query;
  let wanted = context.store.db.selectFrom('saved_views').selectAll().where('user_id', '=', context.person.id);
  if (scope) wanted = wanted.where('scope', '=', scope);
  return page(wanted, asked, context, {
    order: [
      { by: 'name_key', type: 'text' },
      { by: 'id', type: 'id' },
    ],
    as: ({ id, scope, name, query, created_at }) => ({ id, scope, name, query, created_at }),
  });
};

const createSavedView: Handler<'createSavedView'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { person, now } = await reauthorize(tx, asked);
    // The person is held, so that two at once cannot both be the hundredth.
    await tx.selectFrom('users').where('id', '=', person.id).select('id').forNoKeyUpdate().execute();
    const view = { id: newId(), ...body, name: body.name.trim(), created_at: now };
    const mine = tx.selectFrom('saved_views').where('user_id', '=', person.id);
    const same = mine.where('scope', '=', view.scope).where('name_key', '=', foldText(view.name));
    if (await same.select('id').executeTakeFirst()) throw new Problem(409, 'NAME_TAKEN', words.nameTaken);
    const { count } = await mine.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (count >= maxViews) throw new Problem(409, 'TOO_MANY', words.tooManyViews);
    await tx
      .insertInto('saved_views')
      .values({ ...view, user_id: person.id, name_key: foldText(view.name) })
      .execute();
    return { status: 201, body: view };
  });

const deleteSavedView: Handler<'deleteSavedView'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const { person } = await reauthorize(tx, asked);
    const gone = await tx
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound(words.missing.savedView);
    return { status: 204, body: undefined };
  });

export const savedViewHandlers = { listSavedViews, createSavedView, deleteSavedView };
