import { findPermissionHolders, type Subject } from '../kernel/activity/log.ts';
import { anyOf } from '../kernel/store/any-of.ts';

/** The role, or the permission, that something happens to. */
export const aboutRole = (id: string) => ({ kind: 'role', id }) as const;
export const aboutPermission = (id: string) => ({ kind: 'permission', id }) as const;

const readers = 'view:rbac';

/** Whoever holds a role, or held it until now, hears what happens to it, for it is what they may do; readers hear of all. */
export const roleSubject: Subject = {
  audience: async (db, roles, people) => {
    const held = await db
      .selectFrom('user_roles')
      .where('role_id', '=', anyOf(roles))
      .where('user_id', '=', anyOf(people))
      .select(['role_id', 'user_id'])
      .execute();
    const holders = new Set(held.map(({ role_id, user_id }) => `${role_id} ${user_id}`));
    const may = await findPermissionHolders(db, people, [readers]);
    return (entry, personId) => {
      if (may.has(`${personId} ${readers}`)) return entry;
      const isTheirs = holders.has(`${entry.subject_id} ${personId}`) || entry.witnesses.includes(personId);
      // Who gave and took is not theirs to hear, but that something did.
      return isTheirs ? { ...entry, entity: 'role', entity_id: entry.subject_id, actor_id: null } : undefined;
    };
  },
};

/** Permissions themselves are heard of by whoever may read them. */
export const permissionSubject: Subject = {
  audience: async (db, _, people) => {
    const may = await findPermissionHolders(db, people, [readers]);
    return (entry, personId) => (may.has(`${personId} ${readers}`) ? entry : undefined);
  },
};
