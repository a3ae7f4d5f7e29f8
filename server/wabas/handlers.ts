import { reauthorize } from '../http/authorization.ts';
import { change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { acquireAdvisoryLock } from '../kernel/store/advisory-locks.ts';
import { changeableWaba, holdWaba, ofWaba, phonesAsText, readWaba } from './change.ts';
import { serializeWaba, wabaKeys, wabasAsked } from './queries.ts';
import { checkPhones, checkWaba, keptToken, wholePhone, writePhones } from './rules.ts';

const orders = {
  name: { by: 'w.name_key', type: 'text' },
  created_at: { by: 'w.created_at', type: 'instant' },
  updated_at: { by: 'w.updated_at', type: 'instant' },
} as const;

/** A page of all accounts. */
const listWabas: Handler<'listWabas'> = (asked, context) => {
  const { sort_by = 'name', sort_order: direction = 'asc' } = asked.query;
  return page(wabasAsked(context.store.db, asked.query), asked, context, {
    order: [orders[sort_by], { by: 'w.id', type: 'id' }],
    direction,
    as: serializeWaba,
  });
};

const createWaba: Handler<'createWaba'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'wabas');
    const context = await reauthorize(tx, asked);
    const { phone_numbers = [], token = null, ...fields } = body;
    const [id, name, phones] = [newId(), body.name.trim(), phone_numbers.map(wholePhone)];
    await checkWaba(tx, fields);
    await checkPhones(tx, phones);
    const { now } = context;
    const marks = { is_sample: false, created_at: now, updated_at: now };
    const texts = { ...fields, name, ...wabaKeys({ ...fields, name }, phones) };
    await tx
      .insertInto('wabas')
      .values({ id, ...texts, ...keptToken(token, id, context.config), ...marks })
      .execute();
    await writePhones(tx, id, phones);
    await recordActivity(
      tx,
      { subject: ofWaba(id), verb: 'created', entity: 'waba', entity_id: id, label: name },
      context,
    );
    return { status: 201, body: await readWaba(tx, id) };
  });

const getWaba: Handler<'getWaba'> = async ({ path: { id } }, { store }) => ({
  status: 200,
  body: await readWaba(store.db, id),
});

const updateWaba: Handler<'updateWaba'> = ({ path, body: { phone_numbers, token, ...body } }, asked) =>
  change(
    changeableWaba,
    path,
    {
      ...body,
      ...(phone_numbers && { phone_numbers: phonesAsText(phone_numbers) }),
      ...(token !== undefined && keptToken(token, path.id, asked.config)),
    },
    asked,
  );

const deleteWaba: Handler<'deleteWaba'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdWaba(tx, id, asked);
    const gone = await tx.deleteFrom('wabas').where('id', '=', id).returning('name').executeTakeFirstOrThrow();
    await recordActivity(
      tx,
      { subject: ofWaba(id), verb: 'deleted', entity: 'waba', entity_id: id, label: gone.name },
      context,
    );
    return { status: 204, body: undefined };
  });

export const wabaHandlers = { listWabas, createWaba, getWaba, updateWaba, deleteWaba };
