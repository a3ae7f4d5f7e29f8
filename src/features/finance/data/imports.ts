import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';

export type Import = Schema<'FinanceImport'>;

const at = (id: string) => ({ params: { path: { id } } });

/** The last statements that were imported. */
export const lastImports = () => api.queryOptions('get', '/api/finance/imports', { params: { query: { limit: 20 } } });

/** Begins an import. */
export const startImport = command({
  send: (ask, body: Schema<'NewFinanceImport'>) => ask.POST('/api/finance/imports', { body }),
});

/** Sends the next rows of an import; with the last ones it is complete. */
export const addImportRows = command({
  send: (ask, { id, ...body }: Schema<'ImportRows'> & { id: string }) =>
    ask.POST('/api/finance/imports/{id}/rows', { ...at(id), body }),
});

const becomes = (state: Schema<'FinanceImportChange'>['state']) =>
  command({
    send: (ask, id: string) => ask.PATCH('/api/finance/imports/{id}', { ...at(id), body: { state } }),
    invalidates: (id) => subjects.import(id),
  });

/** Stops an import; what came in stays. */
export const stopImport = becomes('cancelled');

/** Deletes all that an import brought. */
export const revertImport = becomes('reverted');
