import type { Area } from '../http/area.ts';
import { words } from './words/index.ts';

export const savedViewsArea: Area = {
  missing: words.missing,
  fields: words.fields,
};
