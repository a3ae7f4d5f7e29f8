import { settledAmount } from '#domain/payment';
import { newId } from '../../kernel/ids.ts';
import { notAllowed } from '../../kernel/problem.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';

type CurrentRow = Row<'transactions'>;
type After = Pick<CurrentRow, 'kind' | 'amount_cents' | 'status' | 'paid_date'>;

const isOpen = ({ status }: Pick<CurrentRow, 'status'>) => status === 'pending' || status === 'scheduled';

/** Refuses to change what its payments have settled already: those are to be taken back first. */
export function checkPaidInParts(kept: CurrentRow, after: After): void {
  if (kept.settled_cents === 0) return;
  const isPaid = kept.status === 'paid';
  const isTooLittle = isPaid ? after.amount_cents !== kept.amount_cents : after.amount_cents <= kept.settled_cents;
  if (after.kind !== kept.kind) throw notAllowed('kind', words.hasPayments);
  if (isTooLittle) throw notAllowed('amount_cents', words.hasPayments);
  if (after.status !== 'paid' && !isOpen(after)) throw notAllowed('status', words.hasPayments);
  if (isPaid && after.status === 'paid' && after.paid_date !== kept.paid_date)
    throw notAllowed('paid_date', words.hasPayments);
}

/**
 * Lets the payments of a transaction follow its status: told to be paid, the rest is paid; told not to be, the last
 * payment is taken back. Gives what they have settled then.
 */
export async function updatePaymentsForStatus(tx: Tx, kept: CurrentRow, after: After, now: string): Promise<number> {
  const { id, settled_cents } = kept;
  if (settled_cents === 0 || (kept.status === 'paid') === (after.status === 'paid')) return settled_cents;
  if (after.status === 'paid') {
    const amount_cents = after.amount_cents - settled_cents;
    const paid_date = after.paid_date ?? now.slice(0, 10);
    await tx
      .insertInto('payments')
      .values({ id: newId(), transaction_id: id, paid_date, amount_cents, is_sample: kept.is_sample, created_at: now })
      .execute();
    return after.amount_cents;
  }
  const last = tx
    .selectFrom('payments')
    .where('transaction_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .limit(1);
  const undone = await tx.deleteFrom('payments').where('id', '=', last).returningAll().executeTakeFirstOrThrow();
  return settled_cents - settledAmount(undone);
}
