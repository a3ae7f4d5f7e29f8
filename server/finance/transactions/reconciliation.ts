import { isReconcilable, statementFields } from '#domain/transaction-lifecycle';
import { notAllowed, Problem } from '../../kernel/problem.ts';
import type { Row } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';

type Marked = Pick<Row<'transactions'>, 'is_reconciled'>;
type OnStatement = Marked & Pick<Row<'transactions'>, (typeof statementFields)[number]>;

/** Refuses (409) what would not be as its statement says any more. */
export function checkNotReconciled({ is_reconciled }: Marked): void {
  if (is_reconciled) throw new Problem(409, 'RECONCILED', words.reconciled);
}

/** Refuses to change what a statement says of what is and stays reconciled, and to reconcile what is not paid. */
export function checkReconciled(before: OnStatement, after: OnStatement): void {
  if (!after.is_reconciled) return;
  if (statementFields.some((field) => before[field] !== after[field])) checkNotReconciled(before);
  if (!isReconcilable(after.status)) throw notAllowed('is_reconciled', words.reconcilesPaid);
}
