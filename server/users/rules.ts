import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { type AccessComparison, compareRoles, findMissingPermission } from '../kernel/compare-access.ts';
import { isRealOrDemo, type Person, permissionsOf } from '../kernel/person.ts';
import { notAllowed, notFound, Problem } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { checkHolds, lockAccess } from '../roles/access.ts';
import { roles } from '../roles/queries.ts';
import { unitAccess } from '../units/access.ts';
import { words } from './words/index.ts';

type RuleContext = Pick<Context, 'config' | 'person'>;

/** Holds somebody against other changes, and the caller as they are by then; refuses who may do more than the caller. */
export async function holdUser(tx: Tx, id: string, asked: Context): Promise<Context> {
  const context = await lockAccess(tx, asked);
  const held = await tx
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .where('u.anonymized_at', 'is', null)
    .where(isRealOrDemo(asked.config))
    .select('u.id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw notFound(words.missing.user);
  const { codes } = await accessOf(tx, id, context.person);
  refuseMore(id, { codes, more_projects: false, more_units: false }, context);
  return context;
}

const accessOf = async (tx: Tx, id: string, person: Person): Promise<AccessComparison> => {
  const theirs = sql`${id}::uuid`;
  const { more_projects, more_units } = compareRoles({ theirs, mine: sql`${person.id}::uuid` });
  const { rows } = await sql<AccessComparison>`select ${permissionsOf(theirs)} as codes,
    ${more_projects} as more_projects, ${more_units} as more_units`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('A comparison always answers.');
  return found;
};

function refuseMore(id: string, access: AccessComparison, { person }: Pick<Context, 'person'>): void {
  const permission = id === person.id ? undefined : findMissingPermission(person.permissions, access);
  if (permission) throw new Problem(403, 'MORE_ACCESS', words.moreAccess, { permission });
}

/**
 * Throws `Problem` (403) when the caller may not change a person's sign-in data or status, because that person has a
 * permission or a higher role in a unit or project that the caller lacks. View-as mode uses the same comparison.
 */
export async function checkMayChangeSignIn(tx: Tx, id: string, context: Pick<Context, 'person'>): Promise<void> {
  refuseMore(id, await accessOf(tx, id, context.person), context);
}

/** Locks a person as `holdUser` does, and checks that the caller may change their sign-in data. */
export async function holdSignIn(tx: Tx, id: string, asked: Context): Promise<Context> {
  const context = await holdUser(tx, id, asked);
  await checkMayChangeSignIn(tx, id, context);
  return context;
}

/** Refuses (403) to write a CPF for whoever may not see one. */
export function checkMaySeeTaxId({ person }: Pick<Context, 'person'>): void {
  const permission = 'view:personal_data';
  if (!person.permissions.has(permission)) throw new Problem(403, 'FORBIDDEN', words.hiddenTaxId, { permission });
}

/** Refuses what nobody does to their own account. */
export function refuseOwn(id: string, { person }: RuleContext): void {
  if (id === person.id) throw new Problem(409, 'OWN_ACCOUNT', words.ownAccount);
}

/** Refuses roles that are not there, and those that give more than the caller has. */
export async function checkRoles(tx: Tx, ids: readonly string[], context: Context): Promise<void> {
  if (ids.length === 0) return;
  const known = await roles(tx)
    .where('r.id', 'in', [...ids])
    .execute();
  if (known.length < ids.length) throw notAllowed('role_ids', words.unknownRole);
  checkHolds(context, new Set(known.flatMap(({ permissions }) => permissions)));
}

/** Throws `Problem` for unknown units (400) and for units that the caller does not administer (403). */
export async function checkUnits(tx: Tx, ids: readonly string[], { person }: Pick<Context, 'person'>): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx
    .selectFrom('units')
    .where('id', 'in', [...ids].sort())
    .select('id')
    .forShare()
    .execute();
  if (known.length < ids.length) throw notAllowed('unit_ids', words.unknownUnit);
  for (const id of ids) {
    const standing = await unitAccess.find(tx, id, person);
    unitAccess.check('administer', { person, role: standing?.role ?? null });
  }
}
