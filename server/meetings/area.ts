import type { Area } from '../http/area.ts';
import { meetingAccess } from './access.ts';
import { forgetAllowances } from './caps.ts';
import { syncCalendars } from './google/sync.ts';
import { words as googleWords } from './google/words/index.ts';
import { planSeries } from './planning.ts';
import { meetingSearch } from './search.ts';
import { meetingSubject } from './subject.ts';
import { remind } from './tell.ts';
import { words } from './words/index.ts';

export const meetingsArea: Area = {
  resources: { meeting: meetingAccess },
  subjects: { meeting: meetingSubject },
  search: [meetingSearch],
  missing: { ...words.missing, ...googleWords.missing },
  fields: { ...words.fields, ...googleWords.fields },
  due: remind,
  job: syncCalendars,
  sweep: async (db, ages) => {
    await planSeries(db, ages);
    await forgetAllowances(db, ages);
  },
};
