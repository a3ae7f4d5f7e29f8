import { type AnyStateMachine, createMachine } from 'xstate';

/** Numbers that look random and are the same on every run. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed; ; ) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield value / 2_147_483_648;
  }
}

/**
 * Returns a machine of about so many states, nested up to three deep, with transitions of all reaches: to a neighbour, into
 * another group, out of a group, and back to the start.
 */
export function generated(seed: number, count: number): AnyStateMachine {
  const random = numbers(seed);
  const next = () => random.next().value as number;
  const pick = <Item>(items: Item[]) => items[Math.floor(next() * items.length)] as Item;
  const ids: string[] = [];
  const all: { id: string; state: Record<string, unknown> }[] = [];
  const statesIn = (path: string, size: number, depth: number): Record<string, object> => {
    const groups = Math.max(2, Math.min(6, Math.round(size / 4)));
    const made = Array.from({ length: groups }, (_, at) => {
      const name = `${['order', 'check', 'await payment', 'ship', 'return', 'review'][at]} ${ids.length}`;
      const id = `${path}${name.replaceAll(' ', '_')}`;
      const inner = Math.round(size / groups) - 1;
      ids.push(id);
      const state: Record<string, unknown> = { id };
      all.push({ id, state });
      if (inner >= 3 && depth < 3) {
        const states = statesIn(`${id}_`, inner, depth + 1);
        Object.assign(state, {
          states,
          ...(next() < 0.15 ? { type: 'parallel' } : { initial: Object.keys(states)[0] }),
        });
      }
      if (next() < 0.3) state.entry = ['show the state', 'count'];
      return [name, state] as const;
    });
    return Object.fromEntries(made);
  };
  const states = statesIn('', count, 0);
  all.forEach(({ state }, at) => {
    const target = () => `#${next() < 0.6 ? ids[Math.min(at + 1, ids.length - 1)] : pick(ids)}`;
    const names = next() < 0.4 ? ['continue', 'give up'] : ['continue'];
    state.on = Object.fromEntries(names.map((name) => [name, { target: target() }]));
  });
  return createMachine({ id: 'generated', initial: Object.keys(states)[0], states } as never);
}
