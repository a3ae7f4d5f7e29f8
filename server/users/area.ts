import type { Area } from '../http/area.ts';
import { personSearch } from './search.ts';
import { userSubject } from './subject.ts';
import { words } from './words/index.ts';

export const usersArea: Area = {
  subjects: { user: userSubject },
  search: [personSearch],
  missing: { user: words.missing.user },
  fields: words.fields,
};
