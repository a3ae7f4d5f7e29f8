import type { Text } from './language.ts';
import { Problem } from './problem.ts';

/** Refuses (409) more than a cap allows. What counts has to be held by then, or two could both be the last. */
export function checkCap(cap: number, after: number, text: Text): void {
  if (after > cap) throw new Problem(409, 'LIMIT_REACHED', text);
}
