import type { Schema } from '#openapi/operations';
import { notAllowed, Problem } from '../kernel/problem.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { isWithin } from './queries.ts';
import { words } from './words/index.ts';

/** Refuses a code that is taken, and a place below the unit itself. */
export async function checkPlace(
  tx: Tx,
  { code, parent_id }: Partial<Pick<Row<'units'>, 'code' | 'parent_id'>>,
  id?: string,
): Promise<void> {
  if (code) {
    const other = await tx.selectFrom('units').where('code', '=', code).select('id').executeTakeFirst();
    if (other && other.id !== id) throw new Problem(409, 'CODE_TAKEN', words.codeTaken);
  }
  if (!parent_id) return;
  const parent = await tx.selectFrom('units').where('id', '=', parent_id).select('id').forShare().executeTakeFirst();
  if (!parent) throw notAllowed('parent_id', words.unknownParent);
  if (id && (await isWithin(tx, parent_id, id))) throw notAllowed('parent_id', words.belowItself);
}

/** Refuses people who are not there, or may not be any more. */
export async function checkPeople(tx: Tx, ids: readonly string[], field: string): Promise<void> {
  const found = await tx
    .selectFrom('users')
    .where('id', 'in', [...ids].sort())
    .where('status', '=', 'active')
    .select('id')
    .forShare()
    .execute();
  if (found.length < ids.length) throw notAllowed(field, words.unknownPeople);
}

/** Refuses a manager who is not one of the unit's people. */
export async function checkManager(tx: Tx, id: string, manager: string | null): Promise<void> {
  if (!manager) return;
  const member = await tx
    .selectFrom('user_units')
    .where('unit_id', '=', id)
    .where('user_id', '=', manager)
    .select('user_id')
    .forShare()
    .executeTakeFirst();
  if (!member) throw notAllowed('manager_id', words.notOneOfIts);
}

/** Makes people members of a unit; who is one already stays as they are. Gives those who were none. */
export async function addPeople(tx: Tx, unit_id: string, people: readonly string[], role: Schema<'UnitRole'>) {
  const added = await tx
    .insertInto('user_units')
    .values(people.map((user_id) => ({ unit_id, user_id, role })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return added.map(({ user_id }) => user_id);
}
