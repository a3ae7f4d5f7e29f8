import { type MemberRole, roleAllows } from '#domain/member-role';
import type { Member } from '../queries';

export type { Member };

/** From most to least, as the list of members goes. */
export const roles: MemberRole[] = ['owner', 'manager', 'contributor', 'checker', 'viewer'];

/** Whoever acts: the role in the project, null for none, and whether `manage:projects` stands in for any. */
export interface Standing {
  role: MemberRole | null;
  isAdministrator: boolean;
}

const isAtLeast = ({ role, isAdministrator }: Standing, least: MemberRole) =>
  isAdministrator || roleAllows(role, least);

/** The roles that somebody may give: managers any but that of an owner. */
export function rolesToGive(mine: Standing): MemberRole[] {
  if (isAtLeast(mine, 'owner')) return roles;
  return isAtLeast(mine, 'manager') ? roles.filter((role) => role !== 'owner') : [];
}

/** What somebody may do with a member: the roles to choose from (none: no choice), take out, or leave. */
export function rightsOver(mine: Standing, member: Member, owners: number) {
  const isLastOwner = member.role === 'owner' && owners <= 1;
  const mayTouch = isAtLeast(mine, member.role === 'owner' ? 'owner' : 'manager');
  return {
    isLastOwner,
    mayTouch,
    roles: mayTouch && !isLastOwner ? rolesToGive(mine) : [],
    mayRemove: mayTouch && !isLastOwner && !member.is_you,
    mayLeave: member.is_you && !isLastOwner,
  };
}
