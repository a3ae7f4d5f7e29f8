import { anyOf, permissionsAmong, type Subject } from '../kernel/activity/log.ts';

/** The unit that something happens to. */
export const inUnit = (id: string) => ({ kind: 'unit', id }) as const;

/** What somebody hears of a unit: its people, and whoever may see all units, everything. */
export const unitSubject: Subject = {
  audience: async (db, units, people) => {
    const members = await db
      .selectFrom('user_units')
      .where('unit_id', '=', anyOf(units))
      .where('user_id', '=', anyOf(people))
      .select(['unit_id', 'user_id'])
      .execute();
    const insiders = new Set(members.map(({ unit_id, user_id }) => `${unit_id} ${user_id}`));
    const permissions = await permissionsAmong(db, people, ['view:units', 'manage:units']);
    const seesAll = (id: string) => permissions.has(`${id} view:units`) || permissions.has(`${id} manage:units`);
    return (entry, personId) =>
      insiders.has(`${entry.subject_id} ${personId}`) || seesAll(personId) ? entry : undefined;
  },
};
