import type { Schema } from '#openapi/operations';

// Each list is ordered from the lowest role to the highest.
const roles = {
  project: ['viewer', 'checker', 'contributor', 'manager', 'owner'],
  unit: ['member', 'admin'],
  meeting: ['viewer', 'attendee', 'organizer'],
} as const satisfies {
  project: Schema<'MemberRole'>[];
  unit: Schema<'UnitRole'>[];
  meeting: Schema<'MeetingRole'>[];
};

export type MemberRole = Schema<'MemberRole'>;
export type Resource = keyof typeof roles;
export type RoleIn<Of extends Resource> = (typeof roles)[Of][number];

/** The lowest role that each act on a resource requires. */
export const requiredRoles = {
  project: {
    view: 'viewer',
    duplicate: 'viewer',
    leave: 'viewer',
    tick: 'checker',
    editSteps: 'contributor',
    comment: 'contributor',
    change: 'manager',
    manageMembers: 'manager',
    invite: 'manager',
    makeTemplate: 'owner',
    manageOwners: 'owner',
    delete: 'owner',
  },
  unit: { view: 'member', administer: 'admin' },
  meeting: { view: 'viewer', answer: 'attendee', record: 'attendee', change: 'organizer', delete: 'organizer' },
} as const satisfies { [Of in Resource]: Record<string, RoleIn<Of>> };

export type ActOn<Of extends Resource> = keyof (typeof requiredRoles)[Of] & string;

/** Returns the lowest role that an act requires. */
export const requiredRole = <Of extends Resource>(resource: Of, act: ActOn<Of>): RoleIn<Of> =>
  (requiredRoles[resource] as Record<string, RoleIn<Of>>)[act] as RoleIn<Of>;

/** Returns whether a role is sufficient for an act; null stands for no role. */
export const allows = <Of extends Resource>(resource: Of, act: ActOn<Of>, role: string | null): boolean => {
  const ranks: readonly string[] = roles[resource];
  return role !== null && ranks.indexOf(role) >= ranks.indexOf(requiredRole(resource, act));
};

/** Returns the higher of two project roles. */
export const higherRole = (one: MemberRole, other: MemberRole): MemberRole =>
  roles.project.indexOf(one) >= roles.project.indexOf(other) ? one : other;
