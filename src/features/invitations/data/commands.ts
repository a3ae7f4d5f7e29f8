import { queriesOf, subjects } from '../../kernel/invalidation';
import { meetingInvitations } from '../../kernel/pending-invitations';
import { command } from '../../kit/command';
import type { CachePatcher } from '../../kit/optimistic-update';

/** Accepts an invitation; whoever takes part in one more sees more. */
export const acceptInvitation = command<{ token: string }, unknown>({
  send: (ask, { token }) => ask.PUT('/api/invitations/accept/{token}', { params: { path: { token } } }),
  invalidates: () => [queriesOf('/api/projects')],
});

/** Rejects an invitation. */
export const rejectInvitation = command<{ token: string }, unknown>({
  send: (ask, { token }) => ask.PUT('/api/invitations/reject/{token}', { params: { path: { token } } }),
});

const forInvitations = {
  queueKey: ({ id }: { id: string }) => id,
  invalidates: ({ id }: { id: string }) => [...subjects.meeting(id), ...subjects.person()],
  optimisticUpdate: (known: CachePatcher, { id }: { id: string }) => known.removeRow(meetingInvitations(), id),
};

/** Accepts an invitation that waits: the meeting is one of the person's from then on. */
export const acceptMeetingInvitation = command<{ id: string }, unknown>({
  send: (ask, { id }) => ask.PUT('/api/meetings/{id}/invitation/accept', { params: { path: { id } } }),
  ...forInvitations,
});

/** Declines an invitation that waits. */
export const declineMeetingInvitation = command<{ id: string }, unknown>({
  send: (ask, { id }) => ask.PUT('/api/meetings/{id}/invitation/decline', { params: { path: { id } } }),
  ...forInvitations,
});
