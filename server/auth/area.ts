import type { Area } from '../http/area.ts';
import { sweepSessions } from './sessions.ts';
import { words } from './words/index.ts';

export const authArea: Area = {
  sweep: sweepSessions,
  missing: words.missing,
  fields: words.fields,
};
