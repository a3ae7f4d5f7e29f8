import type { Schema } from '#openapi/operations';
import { findPermissionHolders, type Subject } from './log.ts';

/** Creates a kind of subject whose activity is visible to the holders of a permission only. */
export const createPermissionSubject = (code: Schema<'PermissionCode'>): Subject => ({
  audience: async (db, _subjects, people) => {
    const permissions = await findPermissionHolders(db, people, [code]);
    return (entry, personId) => (permissions.has(`${personId} ${code}`) ? entry : undefined);
  },
});
