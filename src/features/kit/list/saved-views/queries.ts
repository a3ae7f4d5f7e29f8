import type { Schema } from '#openapi/operations';
import { api } from '../../../kernel/query';

export type SavedView = Schema<'SavedView'>;
export type Scope = Schema<'SavedViewScope'>;

/** Returns the query of the person's saved views in a scope. */
export const savedViews = (scope: Scope) =>
  api.queryOptions('get', '/api/saved-views', { params: { query: { scope, limit: 200 } } });
