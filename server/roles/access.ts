import { missingPermission, reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import { isRealOrDemo } from '../kernel/person.ts';
import { Problem } from '../kernel/problem.ts';
import { acquireAdvisoryLock } from '../kernel/store/advisory-locks.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** The role that holds every permission, and that somebody always has. */
export const administrators = 'admin';

/**
 * One at a time changes who may do what: takes the turn, then gives the caller as they are by then. Before any row is
 * locked, always.
 */
export async function lockAccess(tx: Tx, asked: Context): Promise<Context> {
  await acquireAdvisoryLock(tx, 'access');
  return reauthorize(tx, asked);
}

/** Refuses (403) a caller who does not hold all of some permissions: nobody gives or takes more than they have. */
export function checkHolds(
  { person, operation }: Pick<Context, 'person' | 'operation'>,
  codes: Iterable<string>,
): void {
  for (const code of codes) {
    if (person.permissions.has(code)) continue;
    if (operation.forbidden) throw missingPermission(operation, code);
    throw new Problem(403, 'FORBIDDEN', words.notHeld(code), { permission: code });
  }
}

/** The people who administer the workspace: active, and no sample where there is no demonstration. */
export const administratorsIn = (db: Db, config: Pick<Context['config'], 'demo'>) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_roles as ur', 'ur.user_id', 'u.id')
    .innerJoin('roles as r', 'r.id', 'ur.role_id')
    .where('r.code', '=', administrators)
    .where('u.status', '=', 'active')
    .where(isRealOrDemo(config));

/**
 * Refuses (409) what was just done where it leaves the workspace without an administrator. Whoever takes the role,
 * deactivates or deletes somebody calls it last, in the turn of `takeAccessTurn`.
 */
export async function keepAnAdministrator(tx: Tx, { config }: Pick<Context, 'config'>): Promise<void> {
  const one = await administratorsIn(tx, config).select('u.id').limit(1).executeTakeFirst();
  if (!one) throw new Problem(409, 'LAST_ADMINISTRATOR', words.lastAdministrator);
}
