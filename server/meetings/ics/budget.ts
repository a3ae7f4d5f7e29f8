/** Thrown when a calendar file costs more work than any real calendar. */
export class OverBudget extends Error {
  override name = 'OverBudget';
}

/** The work that one file may still cost. */
export interface Budget {
  /** Takes some steps; a step is about one conversion between an instant and a wall clock (some microseconds). */
  spend(steps: number): void;
}

/** Takes less than a second of CPU. The busiest calendar of a year needs a tenth of it. */
const maxSteps = 100_000;

/** Returns a budget for one file. */
export function openBudget(steps = maxSteps): Budget {
  let left = steps;
  return {
    spend: (count) => {
      left -= count;
      if (left < 0) throw new OverBudget('The calendar file takes too many steps.');
    },
  };
}
