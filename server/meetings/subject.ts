import { sql } from 'kysely';
import { findPermissionHolders, type Subject } from '../kernel/activity/log.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import { isHiddenFrom, roleIn } from './access.ts';

/**
 * What somebody hears of a meeting: whoever attends or organizes it everything; whoever may see it otherwise too, but of
 * a private one not by whom. Of one that is gone, whoever was told so then.
 */
export const meetingSubject: Subject = {
  audience: async (db, meetings, people) => {
    const rows = await db
      .selectFrom('meetings as m')
      .innerJoin('users as u', (join) => join.on('u.id', '=', anyOf(people)))
      .where('m.id', '=', anyOf(meetings))
      .select(['m.id', 'm.status', 'm.is_private', 'u.id as person', roleIn(sql.ref('u.id')).as('role')])
      .execute();
    const found = new Map(rows.map((row) => [`${row.id} ${row.person}`, row]));
    const permissions = await findPermissionHolders(db, people, ['manage:meetings']);
    return (entry, personId) => {
      if (entry.witnesses.includes(personId)) return entry;
      const meeting = found.get(`${entry.subject_id} ${personId}`);
      if (meeting?.status === 'draft' && meeting.role !== 'organizer') return undefined;
      if (!meeting?.role && !permissions.has(`${personId} manage:meetings`)) return undefined;
      return !meeting || isHiddenFrom(meeting.role, meeting) ? { ...entry, actor_id: null } : entry;
    };
  },
};
