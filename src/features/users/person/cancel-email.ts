import { subjects } from '../../kernel/invalidation';
import { command } from '../../kit/command';

/** Cancels the pending change of a user's address. */
export const cancelUserEmail = command({
  send: (ask, id: string) => ask.DELETE('/api/users/{id}/email-change', { params: { path: { id } } }),
  invalidates: (id) => subjects.user(id),
});
