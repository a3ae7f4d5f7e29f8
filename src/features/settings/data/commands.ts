import type { Schema } from '#openapi/operations';
import { command } from '../../kit/command';
import { ownSessions } from './queries';

/** Changes one's own password; every other session ends. */
export const changePassword = command<Schema<'PasswordChange'>, Schema<'TokenPair'>>({
  send: (ask, body) => ask.POST('/api/auth/change-password', { body }),
  invalidates: () => [ownSessions()],
});

/** Ends one of one's own sessions. */
export const endSession = command<{ id: string }, unknown>({
  send: (ask, { id }) => ask.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }),
  invalidates: () => [ownSessions()],
});
