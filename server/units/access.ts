import { guard } from '../http/access.ts';
import type { FindOpenable } from '../http/references.ts';
import { present } from '../kernel/person.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import { compileOnce } from '../kernel/store/compile-once.ts';
import type { Db } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

const oneUnit = (db: Db, { id }: { id: string }) => db.selectFrom('units').select('id').where('id', '=', id);

/** Who may do what to a unit. */
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
    present(db, asked)
      .where('s.id', '=', asked.session)
      .leftJoin('user_units as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.unit_id', '=', asked.id))
      .select('m.role'),
  ),
  lock: {
    change: compileOnce((db, asked: { id: string }) => oneUnit(db, asked).forUpdate()),
    share: compileOnce((db, asked: { id: string }) => oneUnit(db, asked).forShare()),
  },
});

/** The unit that something happens to. */
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
