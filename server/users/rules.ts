import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { isCounted, permissionsOf } from '../kernel/person.ts';
import { notAllowed, notFound, Problem } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { checkHolds, takeAccessTurn } from '../roles/access.ts';
import { roles } from '../roles/queries.ts';
import { words } from './words/index.ts';

type Asked = Pick<Context, 'config' | 'person'>;

/** Holds somebody against other changes, and the caller as they are by then; refuses who may do more than the caller. */
export async function holdUser(tx: Tx, id: string, asked: Context): Promise<Context> {
  const context = await takeAccessTurn(tx, asked);
  const held = await tx
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .where('u.anonymized_at', 'is', null)
    .where(isCounted(asked.config))
    .select('u.id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw notFound(words.missing.user);
  const { rows } = await sql<{ codes: string[] }>`select ${permissionsOf(sql`${id}::uuid`)} as codes`.execute(tx);
  const isWithin = rows[0]?.codes.every((code) => context.person.permissions.has(code));
  if (id !== context.person.id && !isWithin) throw new Problem(403, 'FORBIDDEN', words.mayMore);
  return context;
}

/** Refuses (403) to write a CPF for whoever may not see one. */
export function checkMaySeeTaxId({ person }: Pick<Context, 'person'>): void {
  const permission = 'view:personal_data';
  if (!person.permissions.has(permission)) throw new Problem(403, 'FORBIDDEN', words.hiddenTaxId, { permission });
}

/** Refuses what nobody does to their own account. */
export function refuseOwn(id: string, { person }: Asked): void {
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

/** Refuses units that are not there. */
export async function checkUnits(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx
    .selectFrom('units')
    .where('id', 'in', [...ids].sort())
    .select('id')
    .forShare()
    .execute();
  if (known.length < ids.length) throw notAllowed('unit_ids', words.unknownUnit);
}
