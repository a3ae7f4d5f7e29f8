import type { Ask } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import { change } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { page } from '../../http/page.ts';
import { recordActivity } from '../../kernel/activity/record.ts';
import { newId } from '../../kernel/ids.ts';
import { Problem } from '../../kernel/problem.ts';
import { matchesSearchInSql } from '../../kernel/store/search.ts';
import { countOfAccount } from '../transactions/queries.ts';
import { words } from '../words/index.ts';
import { changeableAccount, checkFacts, holdAccount, ofAccount, readAccount } from './change.ts';
import { accountKeys, accounts, serializeAccount } from './queries.ts';

const orders = {
  name: { by: 'a.name_key', type: 'text' },
  created_at: { by: 'a.created_at', type: 'instant' },
  updated_at: { by: 'a.updated_at', type: 'instant' },
} as const;

/** The accounts that a list asks for. */
export function accountsAsked(
  { store }: Context,
  { search = '', type = [], ...only }: Ask<'listFinanceAccounts'>['query'],
) {
  let wanted = accounts(store.db);
  if (type.length > 0) wanted = wanted.where('a.type', 'in', [...new Set(type)].sort());
  if (only.unit_id !== undefined) wanted = wanted.where('a.unit_id', '=', only.unit_id);
  if (only.is_active !== undefined) wanted = wanted.where('a.is_active', '=', only.is_active);
  if (search) wanted = wanted.where(matchesSearchInSql('a.search_text', search));
  return wanted;
}

/** A page of all accounts. */
const listFinanceAccounts: Handler<'listFinanceAccounts'> = (asked, context) => {
  const { sort_by = 'name', sort_order: direction = 'asc' } = asked.query;
  return page(accountsAsked(context, asked.query), asked, context, {
    order: [orders[sort_by], { by: 'a.id', type: 'id' }],
    direction,
    as: serializeAccount(context.person),
  });
};

const createFinanceAccount: Handler<'createFinanceAccount'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { name, branch = '', number = '', bank_code = null, closing_day = null, due_day = null, ...rest } = body;
    const { unit_id = null } = body;
    await checkFacts(tx, { type: body.type, bank_code, closing_day, due_day, unit_id });
    const texts = { name: name.trim(), branch: branch.trim(), number: number.trim(), bank_code };
    const [id, { now }] = [newId(), context];
    const marks = { is_sample: false, created_at: now, updated_at: now };
    await tx
      .insertInto('accounts')
      .values({ id, ...rest, closing_day, due_day, ...texts, ...accountKeys(texts), ...marks })
      .execute();
    await recordActivity(
      tx,
      { subject: ofAccount(id), verb: 'created', entity: 'account', entity_id: id, label: texts.name },
      context,
    );
    return { status: 201, body: await readAccount(tx, id, context) };
  });

const getFinanceAccount: Handler<'getFinanceAccount'> = async ({ path: { id } }, context) => ({
  status: 200,
  body: await readAccount(context.store.db, id, context),
});

const updateFinanceAccount: Handler<'updateFinanceAccount'> = ({ path, body: { pix_keys, ...body } }, asked) =>
  change(changeableAccount, path, { ...body, ...(pix_keys && { pix_keys: pix_keys.join(' ') }) }, asked);

const deleteFinanceAccount: Handler<'deleteFinanceAccount'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdAccount(tx, id, asked);
    const count = await countOfAccount(tx, id);
    if (count > 0) throw new Problem(409, 'IN_USE', words.accountInUse(count));
    const { name: label } = await tx
      .deleteFrom('accounts')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow();
    await recordActivity(
      tx,
      { subject: ofAccount(id), verb: 'deleted', entity: 'account', entity_id: id, label },
      context,
    );
    return { status: 204, body: undefined };
  });

export const accountHandlers = {
  listFinanceAccounts,
  createFinanceAccount,
  getFinanceAccount,
  updateFinanceAccount,
  deleteFinanceAccount,
};
