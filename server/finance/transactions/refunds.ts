import { sql } from 'kysely';
import { Problem } from '../../kernel/problem.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';
import { paidOf, refundedOf } from './sums.ts';

/** What of a transaction was paid and is not given back; below nought where it may not stay as it is. */
export async function leftToRefund(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`select ${paidOf()} - ${refundedOf} as left
    from transactions t where t.id = ${id}::uuid`.execute(tx);
  return rows[0]?.left ?? 0;
}

/** Whether something was given back of a transaction. */
export async function isGivenBack(tx: Tx, id: string): Promise<boolean> {
  const refund = tx.selectFrom('transactions').where('refund_of_id', '=', id).select('id').limit(1);
  return (await refund.executeTakeFirst()) !== undefined;
}

/** Refuses what was changed where more is given back by now than was paid, of it or of what it gives back. */
export async function checkRefunds(tx: Tx, { id, refund_of_id }: Pick<Row<'transactions'>, 'id' | 'refund_of_id'>) {
  const first = refund_of_id ?? id;
  if (refund_of_id !== null)
    await tx.selectFrom('transactions').where('id', '=', first).select('id').forUpdate().execute();
  if ((await leftToRefund(tx, first)) < 0) throw new Problem(409, 'IN_USE', words.hasRefunds);
}
