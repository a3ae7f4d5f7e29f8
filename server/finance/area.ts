import type { Area } from '../http/area.ts';
import { subjectSeenWith } from './subject.ts';
import { words } from './words/index.ts';

export const financeArea: Area = {
  subjects: { client: subjectSeenWith('view:finance_clients') },
  missing: words.missing,
  fields: words.fields,
};
