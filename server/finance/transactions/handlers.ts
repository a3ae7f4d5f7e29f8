import { type RawBuilder, sql } from 'kysely';
import type { Ask, Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import { change } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { page } from '../../http/page.ts';
import { recordActivity } from '../../kernel/activity/record.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import { words } from '../words/index.ts';
import {
  changeableTransaction,
  checkMaySee,
  checkTransaction,
  clearAllocationIfSplit,
  dayOfUnit,
  holdTransaction,
  ofTransaction,
  readTransaction,
  type TransactionFields,
} from './change.ts';
import { partsAsText, partsIn, undivided, writeParts } from './parts.ts';
import { paymentHandlers } from './payments.ts';
import { serializeTransaction, shareIn, transactionKeys, transactionsAsked, within } from './queries.ts';
import { checkNotReconciled } from './reconciliation.ts';
import { isGivenBack } from './refunds.ts';
import { deleteOthers, holdSeries, rowsOf } from './series.ts';
import { openOf, paidOf } from './sums.ts';

const orders = {
  due_date: { by: 't.due_date', type: 'day' },
  competence_date: { by: 't.competence_date', type: 'day' },
  amount_cents: { by: 't.amount_cents', type: 'sequence' },
  created_at: { by: 't.created_at', type: 'instant' },
} as const;

type Sorting = { sort_by?: keyof typeof orders; sort_order?: 'asc' | 'desc' };
/** How transactions are sorted. */
export const sorting = ({ sort_by = 'due_date', sort_order: direction = 'desc' }: Sorting) => ({
  order: [orders[sort_by], { by: 't.id', type: 'id' }] as const,
  direction,
  as: serializeTransaction,
});

/** A page of all transactions. */
const listTransactions: Handler<'listTransactions'> = (asked, context) =>
  page(transactionsAsked(context.store.db, context.now, asked.query), asked, context, sorting(asked.query));

/**
 * What a transaction comes to in a filter: what has moved and what is open, or what has moved in some days alone; of what
 * is divided the parts that the filter is about.
 */
function paidAndOpenAmounts(query: Ask<'totalTransactions'>['query']) {
  const { date_by, from, to } = query;
  const shareOf = shareIn(query);
  if (date_by !== 'paid_date') return { paid: paidOf(shareOf), open: openOf(shareOf) };
  return { paid: paidOf(shareOf, within({ from, to }, sql`p.paid_date`)), open: sql<number>`0` };
}

/** What all transactions of a filter come to: cancelled and refunded ones, and drafts, are counted and come to nothing. */
const totalTransactions: Handler<'totalTransactions'> = async ({ query }, { store, now }) => {
  const { paid, open } = paidAndOpenAmounts(query);
  const sumOf = (kind: Schema<'TransactionKind'>, cents: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${cents}) filter (where t.kind = ${kind}), 0)`;
  const { account_id } = query;
  // What moves between two accounts adds to one what it takes from the other.
  const moved = (cents: RawBuilder<unknown>) =>
    account_id === undefined
      ? sql<number>`0`
      : sumOf('transfer', sql`case when t.account_id = ${account_id}::uuid then -(${cents}) else ${cents} end`);
  const sums = await transactionsAsked(store.db, now, query)
    .clearSelect()
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sumOf('income', sql`${paid} + ${open}`).as('income_cents'),
      sumOf('income', open).as('income_open_cents'),
      sumOf('expense', sql`${paid} + ${open}`).as('expense_cents'),
      sumOf('expense', open).as('expense_open_cents'),
      moved(sql`${paid} + ${open}`).as('transfer_cents'),
      moved(open).as('transfer_open_cents'),
    ])
    .executeTakeFirstOrThrow();
  const net_cents = sums.income_cents - sums.expense_cents + sums.transfer_cents;
  const net_open_cents = sums.income_open_cents - sums.expense_open_cents + sums.transfer_open_cents;
  const body = { ...sums, net_cents, net_open_cents, currency: 'BRL' as const };
  return { status: 200, body };
};

async function checkAny({ store }: Context, by: 'account_id' | 'client_id', id: string): Promise<void> {
  const isThere =
    by === 'client_id'
      ? sql<boolean>`exists (select from transactions where client_id = ${id}::uuid)`
      : sql<boolean>`exists (select from transactions where account_id = ${id}::uuid)
          or exists (select from transactions where transfer_account_id = ${id}::uuid)`;
  const { rows } = await sql<{ is_there: boolean }>`select ${isThere} as is_there`.execute(store.db);
  if (!rows[0]?.is_there)
    throw notFound(by === 'client_id' ? words.missing.clientWithout : words.missing.accountWithout);
}

/** The transactions of an account, those that move money to it too. */
const listTransactionsByAccount: Handler<'listTransactionsByAccount'> = async (asked, context) => {
  await checkAny(context, 'account_id', asked.path.id);
  const filters = { account_id: asked.path.id };
  return page(transactionsAsked(context.store.db, context.now, filters), asked, context, sorting(asked.query));
};

/** The transactions of a client. */
const listTransactionsByClient: Handler<'listTransactionsByClient'> = async (asked, context) => {
  await checkAny(context, 'client_id', asked.path.id);
  const filters = { client_id: asked.path.id };
  return page(transactionsAsked(context.store.db, context.now, filters), asked, context, sorting(asked.query));
};

function beginningOf({ repeat: _, parts = [], ...body }: Schema<'NewTransaction'>, today: string): TransactionFields {
  const { status = 'pending', due_date, competence_date = due_date } = body;
  return clearAllocationIfSplit({
    parts: partsAsText(parts),
    transfer_account_id: null,
    client_id: null,
    project_id: null,
    unit_id: null,
    category_id: null,
    cost_center_id: null,
    payment_method: null,
    notes: '',
    ...body,
    is_reconciled: false,
    status,
    competence_date,
    description: body.description.trim(),
    document_number: (body.document_number ?? '').trim(),
    paid_date: status === 'paid' ? (body.paid_date ?? today) : null,
  });
}

/**
 * Writes down what comes in, goes out or moves; a transfer is one of both accounts, so that neither moves alone. What is
 * repeated is written down all at once.
 */
const createTransaction: Handler<'createTransaction'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    checkMaySee(context);
    const { now } = context;
    const fields = beginningOf(body, await dayOfUnit(tx, body.unit_id ?? null, now));
    await checkTransaction(tx, fields);
    const marks = { is_sample: false, created_at: now, updated_at: now };
    const { parts, ...kept } = fields;
    if (parts !== undivided && body.repeat?.by === 'instalments') throw notAllowed('parts', words.partsOfInstalments);
    const rows = rowsOf(kept, body.repeat);
    await tx
      .insertInto('transactions')
      .values(rows.map((row) => ({ ...row, ...transactionKeys(row), ...marks })))
      .execute();
    for (const { id, description: label } of rows) {
      if (parts !== undivided) await writeParts(tx, id, partsIn(parts));
      await recordActivity(
        tx,
        { subject: ofTransaction(id), verb: 'created', entity: 'transaction', entity_id: id, label },
        context,
      );
    }
    return { status: 201, body: await readTransaction(tx, rows[0]?.id ?? '', context) };
  });

const getTransaction: Handler<'getTransaction'> = async ({ path: { id } }, context) => ({
  status: 200,
  body: await readTransaction(context.store.db, id, context),
});

const updateTransaction: Handler<'updateTransaction'> = async (
  { path, body: { scope = 'one', parts, ...body } },
  asked,
) => {
  const known = await readTransaction(asked.store.db, path.id, asked);
  const unit = body.unit_id === undefined ? (known.unit?.id ?? null) : body.unit_id;
  const today = await asked.store.transaction((tx) => dayOfUnit(tx, unit, asked.now));
  const wanted = { ...body, ...(parts && { parts: partsAsText(parts) }) };
  return change(changeableTransaction(today, scope), path, wanted, asked);
};

const deleteTransaction: Handler<'deleteTransaction'> = ({ path: { id }, query: { scope = 'one' } }, asked) =>
  asked.store.transaction(async (tx) => {
    if (scope !== 'one') await holdSeries(tx, id);
    const context = await holdTransaction(tx, id, asked);
    if (await isGivenBack(tx, id)) throw new Problem(409, 'IN_USE', words.hasRefunds);
    const kept = await tx.deleteFrom('transactions').where('id', '=', id).returningAll().executeTakeFirstOrThrow();
    const { description: label } = kept;
    checkNotReconciled(kept);
    await recordActivity(
      tx,
      { subject: ofTransaction(id), verb: 'deleted', entity: 'transaction', entity_id: id, label },
      context,
    );
    await deleteOthers(tx, kept, scope, context);
    return { status: 204, body: undefined };
  });

export const transactionHandlers = {
  listTransactions,
  totalTransactions,
  listTransactionsByAccount,
  listTransactionsByClient,
  createTransaction,
  getTransaction,
  updateTransaction,
  deleteTransaction,
  ...paymentHandlers,
};
