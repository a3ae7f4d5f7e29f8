import type { Schema } from '#openapi/operations';
import {
  anyOfField,
  idField,
  oneOfField,
  parsePeriod,
  periodField,
  textField,
  unitIdField,
} from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';

export type TransactionStatus = Schema<'TransactionStatus'>;

export const transactionKinds = ['income', 'expense', 'transfer'] as const satisfies Schema<'TransactionKind'>[];
/** In the order in which they ask for something to be done. */
export const transactionStatuses = [
  'overdue',
  'pending',
  'scheduled',
  'paid',
  'draft',
  'cancelled',
  'refunded',
] as const satisfies (TransactionStatus | 'overdue')[];

const sort = { due_date: 'desc', competence_date: 'desc', amount_cents: 'desc', created_at: 'desc' } as const;
const group = ['status', 'kind', 'category', 'cost_center', 'account', 'client', 'project', 'unit'] as const;

/** All that stands in the address of the list of transactions. */
export const transactionsView = defineView({
  filters: {
    search: textField(),
    kind: anyOfField(transactionKinds),
    status: anyOfField(transactionStatuses),
    account: idField(),
    client: idField(),
    project: idField(),
    unit: unitIdField(),
    category: idField(),
    cost_center: idField(),
    period: periodField(),
    date_by: oneOfField(['competence_date', 'paid_date']),
    reconciled: oneOfField(['yes', 'no']),
    categorized: oneOfField(['yes', 'no']),
  },
  sort,
  group,
  show: ['list', 'cards'],
});

/** The same of one account or client: nothing narrows it. */
export const ofOneView = defineView({ filters: {}, sort, group: ['status', 'kind'], show: ['list', 'cards'] });

/** What is asked of the server for what the address lets through. */
export const filtersOf = (view: ViewOf<typeof transactionsView>) => ({
  search: view.search || undefined,
  kind: view.kind,
  status: view.status,
  account_id: view.account,
  client_id: view.client,
  project_id: view.project,
  unit_id: view.unit,
  category_id: view.category,
  cost_center_id: view.cost_center,
  date_by: view.date_by,
  is_reconciled: view.reconciled && view.reconciled === 'yes',
  is_categorized: view.categorized && view.categorized === 'yes',
  ...parsePeriod(view.period),
});
