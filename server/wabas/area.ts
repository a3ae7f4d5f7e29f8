import type { Area } from '../http/area.ts';
import { subjectSeenWith } from '../kernel/activity/seen-with.ts';
import { words } from './words/index.ts';

export const wabasArea: Area = {
  subjects: { waba: subjectSeenWith('view:wabas') },
  missing: words.missing,
  fields: words.fields,
};
