import type { Schema } from '#openapi/operations';
import { api } from '../../../kernel/query';

export type SavedView = Schema<'SavedView'>;
export type Scope = Schema<'SavedViewScope'>;

/** The views of a kind of list that the person has saved. */
export const savedViews = (scope: Scope) =>
  api.queryOptions('get', '/api/saved-views', { params: { query: { scope, limit: 200 } } });
