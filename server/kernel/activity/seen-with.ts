import type { Schema } from '#openapi/operations';
import { permissionsAmong, type Subject } from './log.ts';

/** A kind of subject of which whoever has a permission hears everything, and nobody else anything. */
export const subjectSeenWith = (code: Schema<'PermissionCode'>): Subject => ({
  audience: async (db, _subjects, people) => {
    const permissions = await permissionsAmong(db, people, [code]);
    return (entry, personId) => (permissions.has(`${personId} ${code}`) ? entry : undefined);
  },
});
