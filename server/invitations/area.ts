import { sql } from 'kysely';
import type { Area } from '../http/area.ts';
import { deleteInBatches } from '../kernel/housekeeping.ts';
import { words } from './words/index.ts';

export const invitationsArea: Area = {
  sweep: async (db, { history }) => {
    const isOver = sql<boolean>`status <> 'pending' or expires_at < ${history}::timestamptz`;
    if (history) await deleteInBatches(db, 'invitations', sql`created_at < ${history}::timestamptz and (${isOver})`);
  },
  missing: words.missing,
  fields: words.fields,
};
