import type { Schema } from '#openapi/operations';
import { api, queryClient } from './query';

/** Returns the query for the signed-in person's pending invitations. */
export const pendingInvitations = () =>
  api.queryOptions('get', '/api/invitations/pending', { params: { query: { limit: 200 } } });

/** Returns the query for the member's unanswered meeting invitations. */
export const meetingInvitations = () =>
  api.queryOptions('get', '/api/meetings/invitations', { params: { query: { limit: 200 } } });

/** Removes an answered invitation from the cached list and refetches the list. */
export function removeInvitation(token: string): void {
  const { queryKey } = pendingInvitations();
  queryClient.setQueryData<Schema<'InvitationSeenList'>>(
    queryKey,
    (list) => list && { ...list, data: list.data.filter((each) => each.token !== token) },
  );
  void queryClient.invalidateQueries({ queryKey });
}
