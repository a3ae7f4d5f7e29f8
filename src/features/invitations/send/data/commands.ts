import type { Schema } from '#openapi/operations';
import { subjects } from '../../../kernel/invalidation';
import { command } from '../../../kit/command';
import type { InvitePlace } from './queries';

/** What somebody is invited as: each place has roles of its own. */
export type InviteRole = Schema<'MemberRole'> | Schema<'UnitRole'>;

interface InPlace {
  place: InvitePlace;
}

const invalidates = ({ place }: InPlace) => subjects[place.kind](place.id);

/** Invites one address. */
export const invite = command<InPlace & { email: string; role: InviteRole; message: string }, unknown>({
  send: (ask, { place: { kind, id }, message, email, role }) => {
    const wanted = { email, ...(message && { message }) };
    return kind === 'unit'
      ? ask.POST('/api/invitations/unit', { body: { ...wanted, unit_id: id, role: role as Schema<'UnitRole'> } })
      : ask.POST('/api/projects/{id}/invitations', {
          params: { path: { id } },
          body: { ...wanted, role: role as Schema<'MemberRole'> },
        });
  },
  invalidates,
});

/** Sends an invitation again, with another link. */
export const resendInvitation = command<InPlace & { id: string }, unknown>({
  send: (ask, { id }) => ask.PUT('/api/invitations/resend/{id}', { params: { path: { id } } }),
  invalidates,
});

/** Cancels an invitation: its link stops working. */
export const cancelInvitation = command<InPlace & { id: string }, unknown>({
  send: (ask, { place, id }) =>
    place.kind === 'unit'
      ? ask.DELETE('/api/invitations/{id}', { params: { path: { id } } })
      : ask.DELETE('/api/projects/{id}/invitations/{invitationId}', {
          params: { path: { id: place.id, invitationId: id } },
        }),
  invalidates,
});
