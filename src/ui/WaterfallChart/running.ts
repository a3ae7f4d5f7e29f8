import type { WaterfallStep } from './WaterfallChart';

/** From where to where each step goes: a total from nothing, any other from where the one before it ended. */
export function runningOf(steps: Pick<WaterfallStep, 'value' | 'isTotal'>[]): [from: number, to: number][] {
  let at = 0;
  return steps.map(({ value, isTotal }) => {
    const from = isTotal ? 0 : at;
    // What a total does not know is what the steps came to.
    at = isTotal ? (value ?? at) : from + (value ?? 0);
    return [from, at];
  });
}
