import { type AnyStateMachine, createMachine } from 'xstate';

/** A table of what may be done in each status, as a machine that can be drawn and walked. */
export function machineOfLife(
  id: string,
  life: Record<string, Partial<Record<string, string>>>,
  initial: string,
): AnyStateMachine {
  const states = Object.fromEntries(
    Object.entries(life).map(([status, acts]) => [
      status,
      Object.keys(acts).length ? { on: acts } : { type: 'final' as const },
    ]),
  );
  return createMachine({ id, initial, states } as never);
}
