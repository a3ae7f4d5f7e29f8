import { reauthorize } from '../../http/authorization.ts';
import { change } from '../../http/change.ts';
import type { Handler } from '../../http/handler.ts';
import { page } from '../../http/page.ts';
import { recordActivity } from '../../kernel/activity/record.ts';
import { newId } from '../../kernel/ids.ts';
import { Problem } from '../../kernel/problem.ts';
import { acquireAdvisoryLock } from '../../kernel/store/advisory-locks.ts';
import { matchesSearchInSql } from '../../kernel/store/search.ts';
import { checkMaySee } from '../transactions/change.ts';
import { words } from '../words/index.ts';
import { changeableCategory, checkParent, holdCategory, ofCategory, readCategory } from './change.ts';
import { categories, categoryKeys, hangingOn, serializeCategory } from './queries.ts';
import { missingCategories } from './suggested.ts';

const orders = {
  name: { by: 'c.name_key', type: 'text' },
  created_at: { by: 'c.created_at', type: 'instant' },
  updated_at: { by: 'c.updated_at', type: 'instant' },
} as const;

/** A page of all categories and cost centres. */
const listFinanceCategories: Handler<'listFinanceCategories'> = (asked, context) => {
  const { search = '', type = [], is_active, sort_by = 'name', sort_order: direction = 'asc' } = asked.query;
  let wanted = categories(context.store.db);
  if (type.length > 0) wanted = wanted.where('c.type', 'in', [...new Set(type)].sort());
  if (is_active !== undefined) wanted = wanted.where('c.is_active', '=', is_active);
  if (search) wanted = wanted.where(matchesSearchInSql('c.name_key', search));
  return page(wanted, asked, context, {
    order: [orders[sort_by], { by: 'c.id', type: 'id' }],
    direction,
    as: serializeCategory,
  });
};

const createFinanceCategory: Handler<'createFinanceCategory'> = (
  { body: { type, parent_id = null, ...body } },
  asked,
) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    checkMaySee(context);
    await checkParent(tx, { type, parent_id });
    const [id, name, { now }] = [newId(), body.name.trim(), context];
    const marks = { is_sample: false, created_at: now, updated_at: now };
    await tx
      .insertInto('categories')
      .values({ id, type, name, parent_id, ...categoryKeys({ name }), ...marks })
      .execute();
    await recordActivity(
      tx,
      { subject: ofCategory(id), verb: 'created', entity: 'category', entity_id: id, label: name },
      context,
    );
    return { status: 201, body: await readCategory(tx, id) };
  });

/** Creates those of the usual categories that are missing: asked again, or by two at once, none is there twice. */
const createSuggestedCategories: Handler<'createSuggestedCategories'> = (_, asked) =>
  asked.store.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'categories');
    const context = await reauthorize(tx, asked);
    checkMaySee(context);
    const there = await tx.selectFrom('categories').select(['id', 'type', 'name_key', 'parent_id']).execute();
    const missing = missingCategories(there);
    if (missing.length === 0) return { status: 200, body: { data: [] } };
    const marks = { is_sample: false, created_at: context.now, updated_at: context.now };
    await tx
      .insertInto('categories')
      .values(missing.map((row) => ({ ...row, ...marks })))
      .execute();
    for (const { id, name: label } of missing)
      await recordActivity(
        tx,
        { subject: ofCategory(id), verb: 'created', entity: 'category', entity_id: id, label },
        context,
      );
    const ids = missing.map(({ id }) => id);
    const created = await categories(tx).where('c.id', 'in', ids).orderBy('c.name_key').execute();
    return { status: 200, body: { data: created.map(serializeCategory) } };
  });

const getFinanceCategory: Handler<'getFinanceCategory'> = async ({ path: { id } }, { store }) => ({
  status: 200,
  body: await readCategory(store.db, id),
});

const updateFinanceCategory: Handler<'updateFinanceCategory'> = ({ path, body }, asked) =>
  change(changeableCategory, path, body, asked);

const deleteFinanceCategory: Handler<'deleteFinanceCategory'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdCategory(tx, id, asked);
    const { transactions, below } = await hangingOn(tx, id);
    if (below > 0) throw new Problem(409, 'IN_USE', words.categoryHasBelow(below));
    if (transactions > 0) throw new Problem(409, 'IN_USE', words.categoryInUse(transactions));
    const { name: label } = await tx
      .deleteFrom('categories')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow();
    await recordActivity(
      tx,
      { subject: ofCategory(id), verb: 'deleted', entity: 'category', entity_id: id, label },
      context,
    );
    return { status: 204, body: undefined };
  });

export const categoryHandlers = {
  listFinanceCategories,
  createFinanceCategory,
  createSuggestedCategories,
  getFinanceCategory,
  updateFinanceCategory,
  deleteFinanceCategory,
};
