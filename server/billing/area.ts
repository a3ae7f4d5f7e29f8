import type { Area } from '../http/area.ts';
import { countUsage } from './usage.ts';

export const billingArea: Area = { sweep: (db, { now }) => countUsage(db, now) };
