import { type ActOn, allows, type MemberRole } from '#domain/access';
import type { Member } from '../data/queries';

export type { Member };

/** From most to least, as the list of members goes. */
export const roles: MemberRole[] = ['owner', 'manager', 'contributor', 'checker', 'viewer'];

/** Whoever acts: the role in the project, null for none, and whether `manage:projects` stands in for any. */
export interface Standing {
  role: MemberRole | null;
  isAdministrator: boolean;
}

const may = ({ role, isAdministrator }: Standing, act: ActOn<'project'>) =>
  isAdministrator || allows('project', act, role);

/** The roles that somebody may give: managers any but that of an owner. */
export function rolesToGive(mine: Standing): MemberRole[] {
  if (may(mine, 'manageOwners')) return roles;
  return may(mine, 'manageMembers') ? roles.filter((role) => role !== 'owner') : [];
}

/** What somebody may do with a member: the roles to choose from (none: no choice), take out, or leave. */
export function rightsOver(mine: Standing, member: Member, owners: number) {
  const isLastOwner = member.role === 'owner' && owners <= 1;
  const mayTouch = may(mine, member.role === 'owner' ? 'manageOwners' : 'manageMembers');
  return {
    isLastOwner,
    mayTouch,
    roles: mayTouch && !isLastOwner ? rolesToGive(mine) : [],
    mayRemove: mayTouch && !isLastOwner && !member.is_you,
    mayLeave: member.is_you && !isLastOwner,
  };
}
