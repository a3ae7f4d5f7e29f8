import { sql } from 'kysely';
import { clientFields } from '#domain/client-fields';
import type { Area } from '../http/area.ts';
import { createPermissionSubject } from '../kernel/activity/permission-subject.ts';
import { deleteInBatches } from '../kernel/housekeeping.ts';
import { financeSearch } from './search.ts';
import { words } from './words/index.ts';

export const financeArea: Area = {
  subjects: {
    client: createPermissionSubject('view:finance_clients'),
    account: createPermissionSubject('view:finance_accounts'),
    category: createPermissionSubject('view:finance_transactions'),
    import: createPermissionSubject('view:finance_transactions'),
    transaction: createPermissionSubject('view:finance_transactions'),
  },
  openable: { client: async (_db, ids, { permissions }) => (permissions.has('view:finance_clients') ? ids : []) },
  // What was begun and never sent a row.
  sweep: (db, { dayAgo }) =>
    deleteInBatches(db, 'imports', sql`done_count = 0 and created_at < ${dayAgo}::timestamptz`),
  search: financeSearch,
  missing: words.missing,
  fields: words.fields,
  entities: [{ fields: clientFields, writtenBy: ['createClient', 'updateClient'] }],
};
