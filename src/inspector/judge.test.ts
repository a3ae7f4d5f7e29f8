import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, setup } from 'xstate';
import { graphOf, transitionId } from './graph';
import { judge, judgeAll } from './judge';
import { Run } from './run';
import type { AnyStage } from './stage';

const things = setup({ guards: { never: () => false } });
const machine = things.createMachine({
  id: 'wild',
  initial: 'a',
  on: { known: '.d', 'mouse.*': '.d' },
  states: {
    // The order in which they are written is not that in which they are tried.
    a: {
      on: {
        '*': 'b',
        'mouse.*': 'c',
        'mouse.up.*': 'd',
        known: 'c',
        'mouse.up.left': { guard: 'never', target: 'a' },
        'barred.*': { guard: 'never', target: 'a' },
      },
    },
    b: { on: { 'known.*': 'c' } },
    c: {},
    d: {},
  },
});

const snapshotIn = (state: string) =>
  createActor(machine, {
    snapshot: machine.resolveState({ value: state, context: {} }),
  }).getSnapshot() as AnyMachineSnapshot;

describe('wildcards', () => {
  const types = [
    'known',
    'known.more',
    'mouse',
    'mouse.up',
    'mouse.up.left',
    'mouse.down',
    'mouses',
    'barred.x',
    'else',
  ];
  it.each(['a', 'b', 'c'].flatMap((state) => types.map((type) => [state, type] as const)))(
    'are tried as XState does: in %s, %s',
    (state, type) => {
      const snapshot = snapshotIn(state);
      const taken = (snapshot.machine as AnyStateMachine).getTransitionData(snapshot, { type } as never);
      const open = [...judge(snapshot, { type })].filter(([, { is }]) => is === 'open').map(([id]) => id);
      expect(open).toEqual(taken.map(transitionId));
    },
  );

  it('leave what is known by its name as open as it is', () => {
    const all = judgeAll(snapshotIn('a'), graphOf(machine).transitions, (type) => [{ type }]);
    expect(all.get('wild.a known 1')).toEqual({ is: 'open' });
    expect(all.get('wild known 1')).toEqual({ is: 'later', by: 'known' });
    expect(judge(snapshotIn('b'), { type: 'known' }).get('wild known 1')).toEqual({ is: 'later', by: 'known.*' });
  });

  it('are never sent as they are written', async () => {
    const run = await Run.of({ machine } as unknown as AnyStage, '');
    const [actor] = run.recorder.actors;
    const wild = actor?.graph.transitions.filter(({ kind }) => kind === 'any') ?? [];
    expect(wild).toHaveLength(6);
    for (const one of wild) expect(actor && run.stepTo(actor, one)).toBeUndefined();
  });

  it('are open where an example of an event opens them', async () => {
    const careful = setup({ guards: { near: ({ event }) => (event as { x?: number }).x === 1 } }).createMachine({
      id: 'careful',
      on: { 'mouse.*': { guard: 'near', actions: () => {} }, 'key.*': { guard: 'near', actions: () => {} } },
    });
    const events = { 'mouse.up': { far: () => ({ x: 2 }), near: () => ({ x: 1 }) } };
    const run = await Run.of({ machine: careful, events } as unknown as AnyStage, '');
    const [actor] = run.recorder.actors;
    expect([...(actor ? run.verdictsOf(actor) : [])]).toEqual([
      ['careful mouse.* 1', { is: 'open' }],
      ['careful key.* 1', { is: 'barred', by: 'near' }],
    ]);
  });
});
