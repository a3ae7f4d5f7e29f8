import { queriesOf, type SubjectTable } from '../../kernel/invalidation';

const dashboard = [
  queriesOf('/api/finance/dashboard/summary'),
  queriesOf('/api/finance/dashboard/cashflow'),
  queriesOf('/api/finance/dashboard/top-accounts'),
  queriesOf('/api/finance/dashboard/forecast'),
  queriesOf('/api/finance/dashboard/ageing'),
  queriesOf('/api/finance/dashboard/projects'),
  queriesOf('/api/finance/dashboard/categories'),
];

// Payments change balances, sums and statements; one of a series changes with the others of it.
const transactions = [
  queriesOf('/api/finance/transactions'),
  queriesOf('/api/finance/transactions/by-account/{id}'),
  queriesOf('/api/finance/transactions/by-client/{id}'),
  queriesOf('/api/finance/transactions/totals'),
  queriesOf('/api/finance/transactions/{id}'),
  queriesOf('/api/finance/transactions/{id}/receipts'),
  queriesOf('/api/finance/accounts'),
  queriesOf('/api/finance/accounts/{id}'),
  queriesOf('/api/finance/clients/{id}/statement'),
  ...dashboard,
];

export const financeSubjects = {
  client: (id) => [
    queriesOf('/api/finance/clients'),
    queriesOf('/api/finance/clients/{id}', { id }),
    queriesOf('/api/finance/clients/{id}/merge', { id }),
    queriesOf('/api/finance/clients/{id}/statement', { id }),
  ],
  account: (id) => [queriesOf('/api/finance/accounts'), queriesOf('/api/finance/accounts/{id}', { id }), ...dashboard],
  transaction: () => transactions,
  import: () => [...transactions, queriesOf('/api/finance/imports')],
  category: () => [queriesOf('/api/finance/categories'), queriesOf('/api/finance/categories/{id}')],
} satisfies SubjectTable;
