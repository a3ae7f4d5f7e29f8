import { command } from '../../kit/command';

/** Accepts an invitation; whoever takes part in one more sees more. */
export const acceptInvitation = command<{ token: string }, unknown>({
  send: (ask, { token }) => ask.PUT('/api/invitations/accept/{token}', { params: { path: { token } } }),
  makesOld: () => [{ queryKey: ['get', '/api/projects'] }],
});

/** Rejects an invitation. */
export const rejectInvitation = command<{ token: string }, unknown>({
  send: (ask, { token }) => ask.PUT('/api/invitations/reject/{token}', { params: { path: { token } } }),
});
