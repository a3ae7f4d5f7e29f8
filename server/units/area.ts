import { unitFields } from '#domain/unit-fields';
import type { Area } from '../http/area.ts';
import { openUnits, unitAccess, unitSubject } from './access.ts';
import { unitSearch } from './search.ts';
import { words } from './words/index.ts';

export const unitsArea: Area = {
  resources: { unit: unitAccess },
  openable: { unit: openUnits },
  subjects: { unit: unitSubject },
  search: [unitSearch],
  missing: words.missing,
  fields: words.fields,
  entities: [{ fields: unitFields, writtenBy: ['createUnit', 'updateUnit'] }],
};
