import type { Area } from '../http/area.ts';
import { subjectSeenWith } from '../kernel/activity/seen-with.ts';
import { words } from './words/index.ts';

export const financeArea: Area = {
  subjects: {
    client: subjectSeenWith('view:finance_clients'),
    account: subjectSeenWith('view:finance_accounts'),
    category: subjectSeenWith('view:finance_transactions'),
    transaction: subjectSeenWith('view:finance_transactions'),
  },
  missing: words.missing,
  fields: words.fields,
};
