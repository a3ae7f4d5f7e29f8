import { command } from '../../kit/command';
import { makesOld } from '../data/users';

/** Cancels the pending change of a user's address. */
export const cancelUserEmail = command({
  send: (ask, id: string) => ask.DELETE('/api/users/{id}/email-change', { params: { path: { id } } }),
  makesOld,
});
