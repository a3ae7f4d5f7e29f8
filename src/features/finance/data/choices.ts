import { client } from '#openapi/client';
import { api } from '../../kernel/query';
import { accountList, accountsView } from './accounts';

const most = 200;

/** All accounts, those archived too. */
export const allAccounts = () => accountList.whole(accountsView.usual);

/** The clients to choose of, by name; beyond so many they are found by typing. */
export const firstClients = () =>
  api.queryOptions('get', '/api/finance/clients', { params: { query: { sort_by: 'name', limit: most } } });

const found = <Row extends { id: string; name: string }>(rows: readonly Row[] = []) =>
  rows.map(({ id, name }) => ({ id, label: name }));

/** Clients whose name or document has these words. */
export async function findClients(search: string, signal: AbortSignal) {
  const query = { limit: 20, ...(search && { search }) } as const;
  return found((await client.GET('/api/finance/clients', { params: { query }, signal })).data?.data);
}

/** Projects whose name or code has these words. */
export async function findProjects(search: string, signal: AbortSignal) {
  const query = { sort_by: 'updated_at', limit: 20, ...(search && { search }) } as const;
  return found((await client.GET('/api/projects', { params: { query }, signal })).data?.data);
}
