import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { ChangeRules } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import { diffFields } from '../../kernel/activity/record.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import { acquireAdvisoryLock } from '../../kernel/store/advisory-locks.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { checkMaySee } from '../transactions/change.ts';
import { words } from '../words/index.ts';
import { categories, categoryKeys, hangingOn, serializeCategory } from './queries.ts';

/** The category that something happens to. */
export const ofCategory = (id: string) => ({ kind: 'category', id }) as const;

/** A category as it is now; a 404 where there is none. */
export async function readCategory(db: Db, id: string): Promise<Schema<'FinanceCategory'>> {
  const row = await categories(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.financeCategory);
  return serializeCategory(row);
}

/** Holds a category, and what others are to it, against other changes, and the caller as they are by then. */
export async function holdCategory(tx: Tx, id: string, asked: Context): Promise<Context> {
  // Two that are put below each other would wait for each other.
  await acquireAdvisoryLock(tx, 'categories');
  const held = await tx.selectFrom('categories').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.financeCategory);
  return reauthorize(tx, asked);
}

type Fields = Pick<Row<'categories'>, 'name' | 'parent_id' | 'is_active'>;

/** Refuses to put a category below what is none, is of another type, or stands below another itself. */
export async function checkParent(
  tx: Tx,
  { id, type, parent_id }: Pick<Row<'categories'>, 'type' | 'parent_id'> & { id?: string },
): Promise<void> {
  if (parent_id === null) return;
  // It stays where it is until this is done.
  const parent = await tx
    .selectFrom('categories')
    .where('id', '=', parent_id)
    .select(['id', 'type', 'parent_id'])
    .forUpdate()
    .executeTakeFirst();
  if (parent?.type !== type) throw notAllowed('parent_id', words.unknownReference);
  if (parent.parent_id !== null || parent.id === id) throw notAllowed('parent_id', words.tooDeep);
  if (id !== undefined && (await hangingOn(tx, id)).below > 0) throw notAllowed('parent_id', words.tooDeep);
}

export const changeableCategory: ChangeRules<{ id: string }, Row<'categories'>, Fields, Schema<'FinanceCategory'>> = {
  hold: async (tx, { id }, asked) => {
    const context = await holdCategory(tx, id, asked);
    checkMaySee(context);
    return context;
  },
  read: (tx, { id }) => tx.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  fields: ({ name, parent_id, is_active }) => ({ name: name.trim(), parent_id, is_active }),
  check: async (tx, { place: { id }, before, after: { parent_id } }) => {
    if (parent_id === before.parent_id) return;
    const { type } = await tx.selectFrom('categories').select('type').where('id', '=', id).executeTakeFirstOrThrow();
    await checkParent(tx, { id, type, parent_id });
  },
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('categories')
      .set({ ...after, ...categoryKeys(after), ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (tx, { id }) => readCategory(tx, id),
  describeActivity: ({ id }, { name }) => ({ subject: ofCategory(id), entity: 'category', entity_id: id, label: name }),
  describeChanges: async (tx, { before, after }) => {
    const nameOf = async (id: string | null) =>
      (id && (await tx.selectFrom('categories').where('id', '=', id).select('name').executeTakeFirst())?.name) || null;
    const inWords = async ({ parent_id, ...fields }: Fields) => ({ ...fields, parent: await nameOf(parent_id) });
    return diffFields(await inWords(before), await inWords(after));
  },
};
