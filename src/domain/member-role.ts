import type { Schema } from '#openapi/operations';

export type MemberRole = Schema<'MemberRole'>;

// From least to most.
const ranks = ['viewer', 'checker', 'contributor', 'manager', 'owner'] as const satisfies MemberRole[];

/** Whether a role in a project (null: none) is enough for what needs `least`. */
export const roleAllows = (role: MemberRole | null, least: MemberRole) =>
  role !== null && ranks.indexOf(role) >= ranks.indexOf(least);

/** The higher of two roles in a project. */
export const higher = (one: MemberRole, other: MemberRole): MemberRole => (roleAllows(one, other) ? one : other);
