import type { MemberRole } from '#domain/access';
import { command } from '../../../kit/command';
import { allMembers, projectById } from '../../data/queries';
import { invitationsOf } from './queries';

interface InProject {
  projectId: string;
}

/** What is said of who takes part in a project. */
const people = ({ projectId }: InProject) => [allMembers(projectId), invitationsOf(projectId), projectById(projectId)];

/** Gives a member another role. */
export const changeRole = command<InProject & { memberId: string; role: MemberRole }, unknown>({
  send: (ask, { projectId: id, memberId, role }) =>
    ask.PATCH('/api/projects/{id}/members/{memberId}/role', { params: { path: { id, memberId } }, body: { role } }),
  makesOld: people,
});

/** Takes a member out of a project. */
export const removeMember = command<InProject & { memberId: string }, unknown>({
  send: (ask, { projectId: id, memberId }) =>
    ask.DELETE('/api/projects/{id}/members/{memberId}', { params: { path: { id, memberId } } }),
  makesOld: people,
});

/** Leaves a project; whoever left can read nothing of it. */
export const leaveProject = command<InProject, unknown>({
  send: (ask, { projectId: id }) => ask.DELETE('/api/projects/{id}/members/leave', { params: { path: { id } } }),
  makesOld: () => [{ queryKey: ['get', '/api/projects'] }],
});

/** Invites one address. */
export const invite = command<InProject & { email: string; role: MemberRole; message: string }, unknown>({
  send: (ask, { projectId: id, message, ...body }) =>
    ask.POST('/api/projects/{id}/invitations', {
      params: { path: { id } },
      body: { ...body, ...(message && { message }) },
    }),
  makesOld: ({ projectId }) => [invitationsOf(projectId)],
});

/** Sends an invitation again, with another link. */
export const resendInvitation = command<InProject & { id: string }, unknown>({
  send: (ask, { id }) => ask.PUT('/api/invitations/resend/{id}', { params: { path: { id } } }),
  makesOld: people,
});

/** Cancels an invitation: its link stops working. */
export const cancelInvitation = command<InProject & { id: string }, unknown>({
  send: (ask, { projectId: id, id: invitationId }) =>
    ask.DELETE('/api/projects/{id}/invitations/{invitationId}', { params: { path: { id, invitationId } } }),
  makesOld: people,
});
