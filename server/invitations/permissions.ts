import type { Person } from '../kernel/person.ts';
import { Problem } from '../kernel/problem.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { projectAccess } from '../projects/access.ts';
import { unitAccess } from '../units/access.ts';
import type { InvitationRow, Target } from './queries.ts';
import { words } from './words/index.ts';

/** Whether somebody may invite to a unit or project, and to that role. To what does not exist nobody may. */
export async function mayInvite(
  db: Db,
  { kind, id }: Target,
  person: Person,
  invited?: InvitationRow['role'],
): Promise<boolean> {
  const standing = await (kind === 'unit' ? unitAccess : projectAccess).find(db, id, person);
  if (!standing) return false;
  const caller = { person, role: standing.role };
  if (kind === 'unit') return unitAccess.mayDo('administer', caller);
  return projectAccess.mayDo(invited === 'owner' ? 'manageOwners' : 'invite', caller);
}

/** Refuses alike who may not invite and what does not exist, so that nothing is revealed. */
export async function checkMayInvite(
  db: Db,
  target: Target,
  person: Person,
  role?: InvitationRow['role'],
): Promise<void> {
  if (!(await mayInvite(db, target, person, role)))
    throw new Problem(401, 'NOT_ADMINISTRATOR', words.notAdministrator[target.kind]);
}

/** Holds what an invitation leads to, so that invitations to it take turns. Before the invitation itself, always. */
export const holdTarget = (tx: Tx, { kind, id }: Target): Promise<void> =>
  (kind === 'unit' ? unitAccess : projectAccess).lock(tx, id);
