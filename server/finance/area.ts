import { sql } from 'kysely';
import { clientFields } from '#domain/client-fields';
import type { Area } from '../http/area.ts';
import { subjectSeenWith } from '../kernel/activity/seen-with.ts';
import { forget } from '../kernel/housekeeping.ts';
import { words } from './words/index.ts';

export const financeArea: Area = {
  subjects: {
    client: subjectSeenWith('view:finance_clients'),
    account: subjectSeenWith('view:finance_accounts'),
    category: subjectSeenWith('view:finance_transactions'),
    import: subjectSeenWith('view:finance_transactions'),
    transaction: subjectSeenWith('view:finance_transactions'),
  },
  openable: { client: async (_db, ids, { permissions }) => (permissions.has('view:finance_clients') ? ids : []) },
  // What was begun and never sent a row.
  sweep: (db, { dayAgo }) => forget(db, 'imports', sql`done_count = 0 and created_at < ${dayAgo}::timestamptz`),
  missing: words.missing,
  fields: words.fields,
  entities: [{ fields: clientFields, writtenBy: ['createClient', 'updateClient'] }],
};
