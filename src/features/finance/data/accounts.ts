import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { anyOfField, oneOfField, textField, unitIdField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';

export type Account = Schema<'FinanceAccount'>;

export const accountTypes = [
  'checking',
  'savings',
  'payment',
  'credit_card',
  'cash',
  'investment',
  'loan',
] as const satisfies Schema<'FinanceAccountType'>[];

/** All that stands in the address of the list of accounts. */
export const accountsView = defineView({
  filters: {
    search: textField(),
    type: anyOfField(accountTypes),
    unit: unitIdField(),
    use: oneOfField(['active', 'archived']),
  },
  sort: { name: 'asc', created_at: 'desc', updated_at: 'desc' },
  group: ['type', 'unit'],
  show: ['list', 'cards'],
});

/** Accounts as the address asks. */
export const accountList = cursorList('/api/finance/accounts', (view: ViewOf<typeof accountsView>) => {
  const { sort_by, sort_order, search, type, unit, use } = view;
  return { query: { sort_by, sort_order, search, type, unit_id: unit, is_active: use && use === 'active' } };
});

const at = (id: string) => ({ params: { path: { id } } });

/** An account. */
export const accountById = (id: string) => api.queryOptions('get', '/api/finance/accounts/{id}', at(id));

/** Creates an account. */
export const createAccount = command({
  send: (ask, body: Schema<'NewFinanceAccount'>) => ask.POST('/api/finance/accounts', { body }),
  invalidates: () => subjects.account(),
});

/** Changes an account. What was archived, or taken out of the archive, can be put back. */
export const changeAccount = command({
  send: (ask, { id, change }: { id: string; change: Schema<'FinanceAccountChange'> }, asOwn) =>
    ask.PATCH('/api/finance/accounts/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.account(id),
  undo: ({ id, change: { is_active } }, { version }) =>
    is_active === undefined ? undefined : { id, change: { is_active: !is_active, version } },
});

/** Deletes an account. */
export const deleteAccount = command({
  send: (ask, id: string) => ask.DELETE('/api/finance/accounts/{id}', at(id)),
  invalidates: (id) => subjects.account(id),
});
