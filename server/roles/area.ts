import type { Area } from '../http/area.ts';
import { permissionSubject, roleSubject } from './subject.ts';
import { words } from './words/index.ts';

export const rolesArea: Area = {
  subjects: { role: roleSubject, permission: permissionSubject },
  missing: words.missing,
  fields: words.fields,
  sweep: async (db, { dayAgo }) => {
    await db.deleteFrom('view_tokens').where('expires_at', '<', dayAgo).execute();
  },
};
