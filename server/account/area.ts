import type { Area } from '../http/area.ts';
import { words } from './words/index.ts';

export const accountArea: Area = { missing: words.missing, fields: words.fields };
