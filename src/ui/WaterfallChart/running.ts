import type { WaterfallStep } from './WaterfallChart';

/** Returns the start and end of each step: a total starts at zero, others where the previous one ended. */
export function runningOf(steps: Pick<WaterfallStep, 'value' | 'isTotal'>[]): [from: number, to: number][] {
  let at = 0;
  return steps.map(({ value, isTotal }) => {
    const from = isTotal ? 0 : at;
    // An unknown total takes the running sum.
    at = isTotal ? (value ?? at) : from + (value ?? 0);
    return [from, at];
  });
}
