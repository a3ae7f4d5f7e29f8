import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command, runCommand } from '../../kit/command';
import type { ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';
import { filtersOf, type ofOneView, type transactionsView } from './transactions-view';

/** A transaction as lists take it: it is called by its description. */
export type Transaction = Schema<'Transaction'> & { name: string };

const named = (row: Schema<'Transaction'>): Transaction => ({ ...row, name: row.description });

/** Transactions as the address asks. */
export const transactionList = cursorList(
  '/api/finance/transactions',
  (view: ViewOf<typeof transactionsView>) => {
    const { sort_by, sort_order } = view;
    return { query: { sort_by, sort_order, ...filtersOf(view) } };
  },
  named,
);

const paths = {
  account: '/api/finance/transactions/by-account/{id}',
  client: '/api/finance/transactions/by-client/{id}',
} as const;

/** What transactions may be of. */
export type Owner = keyof typeof paths;

/** The transactions of an account or of a client. */
export const transactionsOf = (owner: Owner, id: string) =>
  cursorList(
    paths[owner],
    ({ sort_by, sort_order }: ViewOf<typeof ofOneView>) => ({ path: { id }, query: { sort_by, sort_order } }),
    named,
  );

/** What all transactions come to that the address lets through. */
export const transactionTotals = (view: ViewOf<typeof transactionsView>) =>
  api.queryOptions('get', '/api/finance/transactions/totals', { params: { query: filtersOf(view) } });

/** What all transactions of an account or of a client come to. */
export const totalsOf = (owner: Owner, id: string) =>
  api.queryOptions('get', '/api/finance/transactions/totals', { params: { query: { [`${owner}_id`]: id } } });

/** All transactions that the address lets through, as a file. */
export async function transactionFile(view: ViewOf<typeof transactionsView>): Promise<Blob> {
  const { sort_by, sort_order } = view;
  const query = { ...filtersOf(view), sort_by, sort_order };
  return (await client.GET('/api/finance/transactions/export', { params: { query }, parseAs: 'blob' })).data as Blob;
}

const at = (id: string) => ({ params: { path: { id } } });

/** A transaction. */
export const transactionById = (id: string) => api.queryOptions('get', '/api/finance/transactions/{id}', at(id));

/** The last transactions of a client, of a kind: what a new one is mostly like. */
export const lastOfClient = (client_id: string, kind: Schema<'TransactionKind'>) =>
  api.queryOptions('get', '/api/finance/transactions', {
    params: { query: { client_id, kind: [kind], sort_by: 'created_at', limit: 5 } },
  });

const lists = [transactionList.queryKey, ...Object.values(paths).map((path) => ['get', path] as const)];

/** Writes a transaction down. */
export const createTransaction = command({
  send: (ask, body: Schema<'NewTransaction'>) => ask.POST('/api/finance/transactions', { body }),
  invalidates: () => subjects.transaction(),
});

export interface TransactionChange {
  id: string;
  change: Schema<'TransactionChange'>;
  /** What changes of it as it was, where it can be put back. */
  before?: Schema<'TransactionChange'>;
}

/** Changes a transaction. Where it is told how it was, it can be put back. */
export const changeTransaction = command({
  send: (ask, { id, change }: TransactionChange, asOwn) =>
    ask.PATCH('/api/finance/transactions/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.transaction(id),
  undo: ({ id, before }, { version }): TransactionChange | undefined =>
    before && { id, change: { ...before, version } },
});

/** A change of a cell, with how the row looks by it. */
export interface CellChange extends Required<TransactionChange> {
  change: TransactionChange['change'] & { version: number };
  shown: Partial<Transaction>;
  shownBefore: Partial<Transaction>;
}

/** Changes a transaction in a cell of its row, at once; what is sent for one goes in order. */
export const changeCell = command({
  send: (ask, { id, change }: CellChange, asOwn) =>
    ask.PATCH('/api/finance/transactions/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  optimisticUpdate: (known, { id, shown }) => {
    for (const queryKey of lists) known.changeRow<Transaction>({ queryKey }, id, (row) => ({ ...row, ...shown }));
  },
  onSuccess: (known, { id }, output) => {
    for (const queryKey of lists) known.changeRow<Transaction>({ queryKey }, id, () => named(output));
  },
  invalidates: ({ id }) => subjects.transaction(id),
  undo: ({ id, change, before, shown, shownBefore }, { version }): CellChange => {
    const back = { ...before, version };
    return { id, change: back, before: change, shown: shownBefore, shownBefore: shown };
  },
});

/** Takes a transaction away for good. */
export const removeTransaction = command({
  send: (ask, id: string) => ask.DELETE('/api/finance/transactions/{id}', at(id)),
  queueKey: (id) => id,
  optimisticUpdate: (known, id) => {
    for (const queryKey of lists) known.removeRow({ queryKey }, id);
  },
  invalidates: (id) => subjects.transaction(id),
});

interface OfSeries {
  transaction: Pick<Transaction, 'id' | 'kind' | 'series'>;
  scope: Schema<'TransactionScope'>;
}

/** Whether a row goes with one of its series: what is paid, even in part, or of another kind stays. */
function goesWith(row: Transaction, { transaction: { id, kind, series }, scope }: OfSeries): boolean {
  if (row.id === id) return true;
  if (scope === 'one' || !series || row.series?.id !== series.id || row.kind !== kind) return false;
  const isUnpaid = row.payments.length === 0 && ['draft', 'scheduled', 'pending'].includes(row.status);
  return isUnpaid && (scope === 'all' || row.series.number > series.number);
}

/** Takes some of a series away for good. */
export const removeOfSeries = command({
  send: (ask, { transaction: { id }, scope }: OfSeries) =>
    ask.DELETE('/api/finance/transactions/{id}', { params: { path: { id }, query: { scope } } }),
  queueKey: ({ transaction }) => transaction.id,
  optimisticUpdate: (known, input) => {
    for (const queryKey of lists) known.removeRows<Transaction>({ queryKey }, (row) => goesWith(row, input));
  },
  invalidates: ({ transaction }) => subjects.transaction(transaction.id),
});

/** Deletes a transaction and answers whether it is gone; on any failure it is not, and the person is told why. */
export const deleteTransaction = async (id: string, failed: string): Promise<boolean> =>
  !(await runCommand(removeTransaction, id, { failed: () => failed })).problem;
