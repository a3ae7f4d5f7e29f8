import { roleAllows } from '#domain/member-role';
import { lockProject } from '../access.ts';
import type { Person } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Db, Tx } from '../store/tables.ts';
import type { InvitationRow, Target } from './rows.ts';

type Role = InvitationRow['role'];

async function administers(db: Db, unitId: string, person: Person): Promise<boolean> {
  if (person.permissions.has('manage:units'))
    return Boolean(await db.selectFrom('units').where('id', '=', unitId).select('id').executeTakeFirst());
  const mine = await db
    .selectFrom('user_units')
    .where('unit_id', '=', unitId)
    .where('user_id', '=', person.id)
    .select('role')
    .executeTakeFirst();
  return mine?.role === 'admin';
}

async function manages(db: Db, projectId: string, person: Person, role: Role | undefined): Promise<boolean> {
  if (person.permissions.has('manage:projects'))
    return Boolean(await db.selectFrom('projects').where('id', '=', projectId).select('id').executeTakeFirst());
  const mine = await db
    .selectFrom('project_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', person.id)
    .select('role')
    .executeTakeFirst();
  return roleAllows(mine?.role ?? null, role === 'owner' ? 'owner' : 'manager');
}

/** Whether somebody may invite to a unit or project, and to that role. To what does not exist nobody may. */
export const mayInvite = (db: Db, { kind, id }: Target, person: Person, role?: Role): Promise<boolean> =>
  kind === 'unit' ? administers(db, id, person) : manages(db, id, person, role);

/** Refuses alike who may not invite and what does not exist, so that nothing is revealed. */
export async function checkMayInvite(db: Db, target: Target, person: Person, role?: Role): Promise<void> {
  if (!(await mayInvite(db, target, person, role)))
    throw new Refusal(401, 'NOT_ADMINISTRATOR', (words) => words.notAdministrator[target.kind]);
}

/** Holds what an invitation leads to, so that invitations to it take turns. Before the invitation itself, always. */
export async function holdTarget(tx: Tx, { kind, id }: Target): Promise<void> {
  if (kind === 'project') return lockProject(tx, id);
  const held = await tx.selectFrom('units').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound('by-unit');
}
