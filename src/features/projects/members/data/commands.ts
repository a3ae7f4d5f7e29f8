import type { MemberRole } from '#domain/access';
import { subjects } from '../../../kernel/invalidation';
import { command } from '../../../kit/command';
import { allMembers, type Member, projectLists } from '../../data/queries';

interface InProject {
  projectId: string;
}

const invalidates = ({ projectId }: InProject) => subjects.project(projectId);

interface RoleChange extends InProject {
  memberId: string;
  role: MemberRole;
  /** The role to go back to. Without it there is no undo: a person may lack the power to raise the own role again. */
  before?: MemberRole;
}

/** Gives a member another role, and shows it at once. */
export const changeRole = command<RoleChange, unknown>({
  send: (ask, { projectId: id, memberId, role }) =>
    ask.PATCH('/api/projects/{id}/members/{memberId}/role', { params: { path: { id, memberId } }, body: { role } }),
  queueKey: ({ memberId }) => memberId,
  optimisticUpdate: (known, { projectId, memberId, role }) =>
    known.changeRow<Member>(allMembers(projectId), memberId, (member) => ({ ...member, role })),
  invalidates,
  undo: ({ before, role, ...at }) => before && { ...at, role: before, before: role },
});

/** Takes a member out of a project. */
export const removeMember = command<InProject & { memberId: string }, unknown>({
  send: (ask, { projectId: id, memberId }) =>
    ask.DELETE('/api/projects/{id}/members/{memberId}', { params: { path: { id, memberId } } }),
  invalidates,
});

/** Leaves a project; whoever left can read nothing of it. */
export const leaveProject = command<InProject, unknown>({
  send: (ask, { projectId: id }) => ask.DELETE('/api/projects/{id}/members/leave', { params: { path: { id } } }),
  invalidates: () => [projectLists],
});
