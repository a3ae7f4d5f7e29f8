import type { Schema } from '#openapi/operations';
import { command } from '../../command';
import { savedViews } from './queries';

/** Saves a view or deletes a saved one; each undoes the other. */
export const saveView = command({
  send: (
    ask,
    { view, isKept }: { view: Schema<'NewSavedView'> & { id?: string }; isKept: boolean },
  ): Promise<{ data?: { id?: string } }> => {
    const { id = '', scope, name, query } = view;
    if (isKept) return ask.POST('/api/saved-views', { body: { scope, name, query } });
    return ask.DELETE('/api/saved-views/{id}', { params: { path: { id } } });
  },
  invalidates: ({ view }) => [savedViews(view.scope)],
  undo: ({ view, isKept }) => (isKept ? undefined : { view, isKept: true }),
  // A re-created view has another id.
  redo: ({ view, isKept }, { id }) => ({ view: { ...view, id }, isKept }),
});
