import { sql } from 'kysely';
import type { Area } from '../http/area.ts';
import { deleteInBatches } from '../kernel/housekeeping.ts';
import { words } from './words/index.ts';

export const attachmentsArea: Area = {
  // What a process that ended left half done.
  sweep: (db, { dayAgo }) =>
    deleteInBatches(db, 'attachments', sql`completed_at is null and created_at < ${dayAgo}::timestamptz`),
  missing: words.missing,
  fields: words.fields,
};
