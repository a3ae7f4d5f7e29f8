import { permissionsAmong, type Subject } from '../kernel/activity/log.ts';
import { anyOf } from '../kernel/store/any-of.ts';

/**
 * What somebody hears of a unit: its people, and whoever may see all units, everything but who is invited to it. That is for
 * those who may invite.
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
    const permissions = await permissionsAmong(db, people, ['view:units', 'manage:units']);
    const may = (id: string, code: string) => permissions.has(`${id} ${code}`);
    return (entry, personId) => {
      const role = roles.get(`${entry.subject_id} ${personId}`);
      const hears =
        entry.entity === 'invitation' ? role === 'admin' : role !== undefined || may(personId, 'view:units');
      return hears || may(personId, 'manage:units') ? entry : undefined;
    };
  },
};
