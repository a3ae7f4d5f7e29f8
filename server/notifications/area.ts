import { sql } from 'kysely';
import type { Area } from '../http/area.ts';
import { deleteInBatches } from '../kernel/housekeeping.ts';
import { sendDigests } from './digest.ts';
import { personSubject } from './subject.ts';
import { words } from './words/index.ts';

const keptDays = 180;

export const notificationsArea: Area = {
  subjects: { person: personSubject },
  missing: words.missing,
  fields: words.fields,
  sweep: async (db, ages) => {
    const { now, dayAgo } = ages;
    await db.deleteFrom('outbox').where('created_at', '<', dayAgo).where('status', '!=', 'queued').execute();
    const isOld = sql<boolean>`created_at < ${now}::timestamptz - ${`${keptDays} days`}::interval`;
    await deleteInBatches(db, 'notifications', isOld);
    await sendDigests(db, ages);
  },
};
