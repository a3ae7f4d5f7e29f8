import { type RawBuilder, sql } from 'kysely';
import { after } from '../time.ts';

/**
 * Returns whether an instant of the store is reached. One that lies further ahead than `maxAheadSeconds`, the longest that
 * is ever set, was written while a clock ran ahead and counts as reached: it would hold its work back until then.
 */
export const isReached = (instant: RawBuilder<unknown>, now: string, maxAheadSeconds: number) =>
  sql<boolean>`(${instant} <= ${now}::timestamptz or ${instant} > ${after(now, maxAheadSeconds)}::timestamptz)`;
