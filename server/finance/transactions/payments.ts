import { sql } from 'kysely';
import { settledAmount } from '#domain/payment';
import type { Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { type ActivityEvent, recordActivity } from '../../kernel/activity/record.ts';
import { newId } from '../../kernel/ids.ts';
import { notAllowed, notFound, Problem, stale } from '../../kernel/problem.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';
import { checkMaySee, dayOfUnit, holdTransaction, ofTransaction, readTransaction } from './change.ts';
import { dividedAs, partsOf, writeParts } from './parts.ts';
import { transactionKeys } from './queries.ts';
import { checkNotReconciled } from './reconciliation.ts';
import { checkRefunds, leftToRefund } from './refunds.ts';

/** A transaction that is about to be paid or given back, held against other changes, and the caller by then. */
async function hold(tx: Tx, id: string, asked: Context) {
  const context = await holdTransaction(tx, id, asked);
  checkMaySee(context);
  const row = await tx.selectFrom('transactions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  return { context, row };
}

const write = (tx: Tx, id: string, set: Partial<Row<'transactions'>>, { now }: Context) =>
  tx
    .updateTable('transactions')
    .set({ ...set, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

const tell = (tx: Tx, { id, description }: Row<'transactions'>, changes: ActivityEvent['changes'], context: Context) =>
  recordActivity(
    tx,
    {
      subject: ofTransaction(id),
      verb: 'changed',
      entity: 'transaction',
      entity_id: id,
      label: description,
      changes,
    },
    context,
  );

/** What a payment settles; refuses one that settles nothing, or more than is open. */
function settle(payment: Schema<'NewPayment'>, { amount_cents, settled_cents }: Row<'transactions'>): number {
  const [settled, open] = [settledAmount(payment), amount_cents - settled_cents];
  if (settled < 1) throw notAllowed('amount_cents', words.settlesNothing);
  if (settled > open) throw notAllowed('amount_cents', words.settlesTooMuch(open));
  return settled;
}

/** Writes down that a transaction was paid, or part of it: what is left stays open. */
const registerPayment: Handler<'registerPayment'> = ({ path: { id }, body: { version, ...payment } }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, row } = await hold(tx, id, asked);
    if (version !== undefined && version !== row.version) throw stale();
    if (row.status !== 'pending' && row.status !== 'scheduled')
      throw new Problem(409, 'ILLEGAL_TRANSITION', words.transactionCannot(row.status, 'paid'));
    const settled = settle(payment, row);
    const { amount_cents, interest_cents = 0, fine_cents = 0, discount_cents = 0 } = payment;
    const paid_date = payment.paid_date ?? (await dayOfUnit(tx, row.unit_id, context.now));
    const isLast = row.settled_cents + settled === row.amount_cents;
    const isAsAgreed = interest_cents === 0 && fine_cents === 0 && discount_cents === 0;
    const isAtOnce = settled === row.amount_cents && isAsAgreed;
    if (!isAtOnce)
      await tx
        .insertInto('payments')
        .values({
          id: newId(),
          transaction_id: id,
          paid_date,
          amount_cents,
          interest_cents,
          fine_cents,
          discount_cents,
          is_sample: false,
          created_at: context.now,
        })
        .execute();
    const settled_cents = isAtOnce ? 0 : row.settled_cents + settled;
    await write(tx, id, { settled_cents, ...(isLast && { status: 'paid', paid_date }) }, context);
    await checkRefunds(tx, row);
    const changes: Schema<'FieldChange'>[] = [{ field: 'payment_cents', before: null, after: amount_cents }];
    if (isLast) changes.push({ field: 'status', before: row.status, after: 'paid' });
    await tell(tx, row, changes, context);
    return { status: 201, body: await readTransaction(tx, id, context) };
  });

/** Takes a payment back: what it paid is open again. */
const undoPayment: Handler<'undoPayment'> = ({ path: { id, paymentId } }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, row } = await hold(tx, id, asked);
    checkNotReconciled(row);
    const payment = await tx
      .deleteFrom('payments')
      .where('id', '=', paymentId)
      .where('transaction_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!payment) throw notFound(words.missing.payment);
    const settled_cents = row.settled_cents - settledAmount(payment);
    const status = row.status === 'paid' ? 'pending' : row.status;
    await write(tx, id, { settled_cents, status, paid_date: null }, context);
    await checkRefunds(tx, row);
    await tell(tx, row, [{ field: 'payment_cents', before: payment.amount_cents, after: null }], context);
    return { status: 200, body: await readTransaction(tx, id, context) };
  });

const opposite = { income: 'expense', expense: 'income', transfer: 'transfer' } as const;

/** Gives back what was paid, or part of it, by a paid transaction the other way round. */
const refundTransaction: Handler<'refundTransaction'> = ({ path: { id }, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, row } = await hold(tx, id, asked);
    if (row.refund_of_id !== null) throw new Problem(409, 'ILLEGAL_TRANSITION', words.refundOfRefund);
    const left = await leftToRefund(tx, id);
    if (body.amount_cents > left) throw notAllowed('amount_cents', words.refundsTooMuch(left));
    const paid_date = body.paid_date ?? (await dayOfUnit(tx, row.unit_id, context.now));
    const { search_text: _, settled_cents: __, category_id: ___, version: ____, ...rest } = row;
    const { series_id, series_number, series_count, series_by, import_id, bank_id, ...like } = rest;
    const isTransfer = row.transfer_account_id !== null;
    const description = body.description?.trim() ?? row.description;
    const refund = {
      ...like,
      id: newId(),
      refund_of_id: id,
      kind: opposite[row.kind],
      amount_cents: body.amount_cents,
      description,
      ...({ status: 'paid', paid_date, due_date: paid_date, competence_date: paid_date } as const),
      account_id: row.transfer_account_id ?? row.account_id,
      transfer_account_id: isTransfer ? row.account_id : null,
      notes: '',
      is_reconciled: false,
      is_sample: false,
      created_at: context.now,
      updated_at: context.now,
    };
    await tx
      .insertInto('transactions')
      .values({ ...refund, ...transactionKeys(refund) })
      .execute();
    // A category is of one kind: what is given back has none.
    const parts = (await partsOf(tx, id)).map((part) => ({ ...part, category_id: null }));
    await writeParts(tx, refund.id, dividedAs(parts, body.amount_cents));
    // Whoever looks at the first one is told of what was given back.
    await write(tx, id, {}, context);
    await tell(tx, row, [{ field: 'refund_cents', before: null, after: body.amount_cents }], context);
    const about = { subject: ofTransaction(refund.id), entity: 'transaction', entity_id: refund.id } as const;
    await recordActivity(tx, { ...about, verb: 'created', label: description }, context);
    return { status: 201, body: await readTransaction(tx, refund.id, context) };
  });

export const paymentHandlers = { registerPayment, undoPayment, refundTransaction };
