import type { Schema } from '#openapi/operations';
import { api, queryClient } from './query';

/** The invitations that wait for the signed-in person. */
export const pendingInvitations = () =>
  api.queryOptions('get', '/api/invitations/pending', { params: { query: { limit: 200 } } });

/** The meeting invitations that wait for the signed-in member's yes. */
export const meetingInvitations = () =>
  api.queryOptions('get', '/api/meetings/invitations', { params: { query: { limit: 200 } } });

/** Takes an answered invitation off the list at once, and asks for the list anew. */
export function removeInvitation(token: string): void {
  const { queryKey } = pendingInvitations();
  queryClient.setQueryData<Schema<'InvitationSeenList'>>(
    queryKey,
    (list) => list && { ...list, data: list.data.filter((each) => each.token !== token) },
  );
  void queryClient.invalidateQueries({ queryKey });
}
