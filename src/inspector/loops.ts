import type { AnyStateMachine } from 'xstate';

/** Microsteps of one event after which a machine counts as looping. XState itself lets it loop for ever. */
export const MAX_MICROSTEPS = 1_000;

/** Bounds the microsteps of a machine that sets no bound itself, so that a loop is an error and not a page that hangs. */
export function boundMicrosteps(logic: object): void {
  if (!('root' in logic)) return;
  const { options } = logic as AnyStateMachine;
  if (!Number.isFinite(options.maxIterations ?? Number.POSITIVE_INFINITY)) options.maxIterations = MAX_MICROSTEPS;
}

/** Timers that run one after the other while no time passes, after which they count as looping. */
const MAX_TIMERS_AT_ONCE = 1_000;

/** Returns a function to call before each timer with the moment it is due: it throws where they never get further. */
export function timerGuard(): (due: number) => void {
  let [moment, count] = [Number.NaN, 0];
  return (due) => {
    count = due === moment ? count + 1 : 0;
    moment = due;
    if (count > MAX_TIMERS_AT_ONCE)
      throw new Error(`Infinite loop detected: more than ${MAX_TIMERS_AT_ONCE} timers ran while no time passed.`);
  };
}

/** Whether an error is that of a machine that does not come to rest, XState's or ours. */
export const isLoopError = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Infinite loop detected');

/** Returns the shortest cycle that a sequence ends with, if it repeats at least twice. */
export function cycleOf<Item>(items: readonly Item[]): Item[] {
  for (let length = 1; length <= items.length / 2; length++) {
    const cycle = items.slice(-length);
    if (cycle.every((item, at) => item === items[items.length - 2 * length + at])) return cycle;
  }
  return [];
}
