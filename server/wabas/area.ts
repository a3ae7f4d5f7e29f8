import type { Area } from '../http/area.ts';
import { createPermissionSubject } from '../kernel/activity/permission-subject.ts';
import { wabaSearch } from './search.ts';
import { words } from './words/index.ts';

export const wabasArea: Area = {
  subjects: { waba: createPermissionSubject('view:wabas') },
  search: [wabaSearch],
  missing: words.missing,
  fields: words.fields,
};
