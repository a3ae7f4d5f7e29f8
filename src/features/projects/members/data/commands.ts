import type { MemberRole } from '#domain/access';
import { command } from '../../../kit/command';
import { allMembers, projectById } from '../../data/queries';

interface InProject {
  projectId: string;
}

/** What is said of who takes part in a project. */
const people = ({ projectId }: InProject) => [allMembers(projectId), projectById(projectId)];

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
