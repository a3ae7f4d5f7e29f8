import type { Area } from '../http/area.ts';
import { words } from './words/index.ts';

export const commentsArea: Area = {
  missing: words.missing,
  fields: words.fields,
};
