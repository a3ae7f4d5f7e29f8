import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { anyOfField, oneOfField, textField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';

export type Client = Schema<'Client'>;

export const clientStatuses = ['active', 'inactive', 'blocked'] as const satisfies Schema<'ClientStatus'>[];
export const personTypes = ['company', 'individual'] as const satisfies Schema<'PersonType'>[];

/** All that stands in the address of the list of clients. */
export const clientsView = defineView({
  filters: { search: textField(), status: anyOfField(clientStatuses), person: oneOfField(personTypes) },
  sort: { name: 'asc', created_at: 'desc', updated_at: 'desc' },
  group: ['status', 'person'],
  show: ['list', 'cards'],
});

/** Clients as the address asks. */
export const clientList = cursorList('/api/finance/clients', (view: ViewOf<typeof clientsView>) => {
  const { sort_by, sort_order, search, status, person } = view;
  return { query: { sort_by, sort_order, search, status, person_type: person } };
});

const at = (id: string) => ({ params: { path: { id } } });

/** A client. */
export const clientById = (id: string) => api.queryOptions('get', '/api/finance/clients/{id}', at(id));

/** Creates a client. */
export const createClient = command({
  send: (ask, body: Schema<'NewClient'>) => ask.POST('/api/finance/clients', { body }),
  invalidates: () => subjects.client(),
});

interface ClientChange {
  id: string;
  change: Schema<'ClientChange'>;
  /** How the client stood before, where that is what changes. */
  before?: Client['status'];
}

/** Changes a client. Where it was put in use or out of it, it can be put back. */
export const changeClient = command({
  send: (ask, { id, change }: ClientChange, asOwn) =>
    ask.PATCH('/api/finance/clients/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.client(id),
  undo: ({ id, before }, { version }): ClientChange | undefined =>
    before && { id, change: { status: before, version } },
});

/** Deletes a client. */
export const deleteClient = command({
  send: (ask, id: string) => ask.DELETE('/api/finance/clients/{id}', at(id)),
  invalidates: (id) => subjects.client(id),
});

/** What would move if one client became part of another. */
export const clientMerge = (id: string, other_id: string) =>
  api.queryOptions('get', '/api/finance/clients/{id}/merge', { params: { path: { id }, query: { other_id } } });

/** Makes one client part of another. */
export const mergeClients = command({
  send: (ask, { keeps, goes }: Pick<Schema<'ClientMergePreview'>, 'keeps' | 'goes'>) =>
    ask.POST('/api/finance/clients/{id}/merge', {
      ...at(keeps.id),
      body: { other_id: goes.id, version: keeps.version, other_version: goes.version },
    }),
  // Whatever named the merged client names the other one now.
  invalidates: () => [{ queryKey: ['get'] }],
});
