import { findPermissionHolders, type Subject } from '../kernel/activity/log.ts';

/** Whoever something happens to, as one of the workspace. */
export const ofUser = (id: string) => ({ kind: 'user', id }) as const;

/** What somebody hears of people: of themselves, and of everybody where they see everybody. */
export const userSubject: Subject = {
  audience: async (db, _users, people) => {
    const permissions = await findPermissionHolders(db, people, ['view:users']);
    return (entry, personId) =>
      entry.subject_id === personId || permissions.has(`${personId} view:users`) ? entry : undefined;
  },
};
