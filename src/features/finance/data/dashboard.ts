import type { Ask } from '#openapi/operations';
import { api } from '../../kernel/query';

type Flows = Ask<'summarizeFinance'>['query'];
type OfUnit = Ask<'ageReceivables'>['query'];

/** What came in and went out in a period, and what is open. */
export const financeSummary = (query: Flows) =>
  api.queryOptions('get', '/api/finance/dashboard/summary', { params: { query } });

/** What comes in and goes out, stretch by stretch. */
export const cashflow = (query: Ask<'listCashflow'>['query']) =>
  api.queryOptions('get', '/api/finance/dashboard/cashflow', { params: { query } });

/** The accounts that hold the most. */
export const topAccounts = (query: OfUnit) =>
  api.queryOptions('get', '/api/finance/dashboard/top-accounts', { params: { query } });

/** What accounts will hold, day by day. */
export const forecast = (query: OfUnit) =>
  api.queryOptions('get', '/api/finance/dashboard/forecast', { params: { query } });

/** The largest of what is open, up to a day. */
export const largestOpen = ({ unit_id, to }: Pick<Ask<'listTransactions'>['query'], 'unit_id' | 'to'>) =>
  api.queryOptions('get', '/api/finance/transactions', {
    params: {
      query: {
        kind: ['income', 'expense'],
        status: ['pending', 'scheduled'],
        sort_by: 'amount_cents',
        limit: 8,
        to,
        unit_id,
      },
    },
  });

/** What is to be received, by how late it is. */
export const ageing = (query: OfUnit) =>
  api.queryOptions('get', '/api/finance/dashboard/ageing', { params: { query } });

/** What projects brought in and cost. */
export const projectMargins = (query: Flows) =>
  api.queryOptions('get', '/api/finance/dashboard/projects', { params: { query } });

/** What came in and went out, by category. */
export const categorySums = (query: Flows) =>
  api.queryOptions('get', '/api/finance/dashboard/categories', { params: { query } });

/** What a client has to pay. */
export const clientStatement = (id: string) =>
  api.queryOptions('get', '/api/finance/clients/{id}/statement', { params: { path: { id } } });
