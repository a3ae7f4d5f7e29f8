import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { anyOfField, oneOfField, textField, unitIdField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';
import { type ImportedWaba, qualities, verifications } from './facts';

/** All that stands in the address of the list of accounts. */
export const wabasView = defineView({
  filters: {
    search: textField(),
    quality: anyOfField(qualities),
    verification: anyOfField(verifications),
    unit: unitIdField(),
    use: oneOfField(['active', 'inactive']),
  },
  sort: { name: 'asc', created_at: 'desc', updated_at: 'desc' },
  group: ['verification', 'unit'],
  show: ['list', 'cards'],
});

/** Accounts as the address asks. */
export const wabaList = cursorList('/api/wabas', (view: ViewOf<typeof wabasView>) => {
  const { sort_by, sort_order, search, quality, verification, unit, use } = view;
  const only = { unit_id: unit, is_active: use && use === 'active' };
  return { query: { sort_by, sort_order, search, quality, verification, ...only } };
});

/** All accounts, by name. */
export const allWabas = () => wabaList.whole(wabasView.usual);

const at = (id: string) => ({ params: { path: { id } } });

/** An account. */
export const wabaById = (id: string) => api.queryOptions('get', '/api/wabas/{id}', at(id));

/** Writes an account down. */
export const createWaba = command({
  send: (ask, body: Schema<'NewWaba'>) => ask.POST('/api/wabas', { body }),
  invalidates: () => subjects.waba(),
});

/** Changes an account. What was put into use or out of it can be taken back. */
export const changeWaba = command({
  send: (ask, { id, change }: { id: string; change: Schema<'WabaChange'> }, asOwn) =>
    ask.PATCH('/api/wabas/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.waba(id),
  undo: ({ id, change: { is_active } }, { version }) =>
    is_active === undefined ? undefined : { id, change: { is_active: !is_active, version } },
});

/** Writes down what a file says of an account. */
export const importWaba = command({
  send: (ask, { id, body: { name, waba_id, phone_numbers }, version }: ImportedWaba) =>
    id
      ? ask.PATCH('/api/wabas/{id}', { ...at(id), body: { name, phone_numbers, version } })
      : ask.POST('/api/wabas', { body: { name, waba_id, phone_numbers } }),
  invalidates: ({ id }) => subjects.waba(id),
});

/** Deletes an account with its numbers. */
export const deleteWaba = command({
  send: (ask, id: string) => ask.DELETE('/api/wabas/{id}', at(id)),
  invalidates: (id) => subjects.waba(id),
});
