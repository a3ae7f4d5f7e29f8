import { type RawBuilder, sql } from 'kysely';

const roleRank = (role: RawBuilder<unknown>) =>
  sql`array_position(array['viewer', 'checker', 'contributor', 'manager', 'owner', 'member', 'admin'], ${role})`;

const hasHigherRole = (
  members: 'project_members' | 'user_units',
  of: 'project_id' | 'unit_id',
  { theirs, mine }: { theirs: RawBuilder<unknown>; mine: RawBuilder<unknown> },
) => sql<boolean>`exists (
  select 1 from ${sql.table(members)} theirs where theirs.user_id = ${theirs} and not exists (
    select 1 from ${sql.table(members)} mine
    where mine.user_id = ${mine} and ${sql.ref(`mine.${of}`)} = ${sql.ref(`theirs.${of}`)}
      and ${roleRank(sql`mine.role`)} >= ${roleRank(sql`theirs.role`)}))`;

/**
 * Selects in which ways one person (`theirs`) has more access than another (`mine`): a project or a unit in which the
 * other has no role, or a lower one. `findMissingPermission` compares the permissions.
 */
export const compareRoles = (people: { theirs: RawBuilder<unknown>; mine: RawBuilder<unknown> }) => ({
  more_projects: hasHigherRole('project_members', 'project_id', people),
  more_units: hasHigherRole('user_units', 'unit_id', people),
});

/** The permissions of a person, and whether their role in a project or unit exceeds that of the person compared. */
export interface AccessComparison {
  codes: readonly string[];
  more_projects: boolean;
  more_units: boolean;
}

/**
 * Returns the first permission missing in `held` to cover another person's access; undefined when `held` covers it. A
 * permission for all projects or all units makes up for a missing role.
 */
export const findMissingPermission = (
  held: ReadonlySet<string>,
  { codes, more_projects, more_units }: AccessComparison,
): string | undefined =>
  [...codes, ...(more_projects ? ['manage:projects'] : []), ...(more_units ? ['manage:units'] : [])].find(
    (code) => !held.has(code),
  );
