import type { Schema } from '#openapi/operations';
import { guard } from '../http/access.ts';
import type { Context } from '../http/context.ts';
import type { FindOpenable } from '../http/references.ts';
import { findPermissionHolders, type Subject } from '../kernel/activity/log.ts';
import { selectActiveSessions } from '../kernel/person.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import { compileOnce } from '../kernel/store/compile-once.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

const oneUnit = (db: Db, { id }: { id: string }) => db.selectFrom('units').select('id').where('id', '=', id);

/** Roles in a unit: how they are found and locked. */
export const unitAccess = guard({
  name: 'unit',
  manages: 'manage:units',
  missing: words.missing.unit,
  missingRole: words.missingRole,
  find: compileOnce((db, asked: { id: string; person: string }) =>
    db
      .selectFrom('units as n')
      .leftJoin('user_units as m', (join) => join.onRef('m.unit_id', '=', 'n.id').on('m.user_id', '=', asked.person))
      .where('n.id', '=', asked.id)
      .select('m.role'),
  ),
  findNow: compileOnce((db, asked: { id: string; session: string; demo: boolean }) =>
    selectActiveSessions(db, asked)
      .where('s.id', '=', asked.session)
      .leftJoin('user_units as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.unit_id', '=', asked.id))
      .select('m.role'),
  ),
  lock: {
    change: compileOnce((db, asked: { id: string }) => oneUnit(db, asked).forUpdate()),
    share: compileOnce((db, asked: { id: string }) => oneUnit(db, asked).forShare()),
  },
});

/** Returns the activity subject of a unit. */
export const inUnit = (id: string) => ({ kind: 'unit', id }) as const;

/** Returns which of some units a person may open: those they belong to, or all by permission. */
export const openUnits: FindOpenable = async (db, ids, person) => {
  if (person.permissions.has('view:units') || person.permissions.has('manage:units')) return ids;
  const found = await db
    .selectFrom('user_units')
    .where('unit_id', '=', anyOf(ids))
    .where('user_id', '=', person.id)
    .select('unit_id')
    .execute();
  return found.map(({ unit_id }) => unit_id);
};

/**
 * The audience of a unit's activity: its people and everyone who may see all units. Invitations are only for those who may
 * invite.
 */
export const unitSubject: Subject = {
  audience: async (db, units, people) => {
    const members = await db
      .selectFrom('user_units')
      .where('unit_id', '=', anyOf(units))
      .where('user_id', '=', anyOf(people))
      .select(['unit_id', 'user_id', 'role'])
      .execute();
    const roles = new Map(members.map(({ unit_id, user_id, role }) => [`${unit_id} ${user_id}`, role]));
    const permissions = await findPermissionHolders(db, people, ['view:units', 'manage:units']);
    const may = (id: string, code: string) => permissions.has(`${id} ${code}`);
    return (entry, personId) => {
      const role = roles.get(`${entry.subject_id} ${personId}`);
      const hears =
        entry.entity === 'invitation' ? role === 'admin' : role !== undefined || may(personId, 'view:units');
      return hears || may(personId, 'manage:units') ? entry : undefined;
    };
  },
};

/** Makes the caller a member of a unit. The role of an existing member is raised, never lowered. */
export async function joinUnit(tx: Tx, unit_id: string, role: Schema<'UnitRole'>, { person }: Context): Promise<void> {
  await tx
    .insertInto('user_units')
    .values({ unit_id, user_id: person.id, role })
    .onConflict((conflict) => {
      const known = conflict.columns(['user_id', 'unit_id']);
      return role === 'admin' ? known.doUpdateSet({ role }) : known.doNothing();
    })
    .execute();
}
