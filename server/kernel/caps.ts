import type { LocalizedText } from './language.ts';
import { Problem } from './problem.ts';

/**
 * Throws `Problem` (409) when a count exceeds its cap. The counted rows must be locked, or two requests could both take
 * the last place.
 */
export function checkCap(cap: number, count: number, text: LocalizedText): void {
  if (count > cap) throw new Problem(409, 'LIMIT_REACHED', text);
}
