import type { Area } from '../http/area.ts';
import { openUnits, unitAccess } from './access.ts';
import { unitSubject } from './subject.ts';
import { words } from './words/index.ts';

export const unitsArea: Area = {
  resources: { unit: unitAccess },
  openable: { unit: openUnits },
  subjects: { unit: unitSubject },
  missing: words.missing,
  fields: words.fields,
};
