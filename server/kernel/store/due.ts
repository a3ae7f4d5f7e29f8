import { type RawBuilder, sql } from 'kysely';
import { addSeconds } from '../time.ts';

/**
 * Returns a condition: an instant is reached. A value further ahead than `maxAheadSeconds`, the longest ever set, was
 * written while a clock ran ahead and counts as reached; it would delay its work until then.
 */
export const isReached = (instant: RawBuilder<unknown>, now: string, maxAheadSeconds: number) =>
  sql<boolean>`(${instant} <= ${now}::timestamptz or ${instant} > ${addSeconds(now, maxAheadSeconds)}::timestamptz)`;
