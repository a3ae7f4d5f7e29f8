import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, and, createActor, createMachine, not, setup } from 'xstate';
import { graphOf, transitionId } from './graph';
import { judge, judgeAll, refusalOf } from './judge';
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

const runOf = async (given: object) => {
  const run = await Run.of({ machine: given } as unknown as AnyStage, '');
  const [actor] = run.recorder.actors;
  if (!actor) throw new Error('There is no actor.');
  return { run, actor, verdicts: [...run.verdictsOf(actor)] };
};

describe('forbidden events', () => {
  const forbidding = createMachine({
    id: 'forbidding',
    initial: 'a',
    on: { x: '.b', y: '.b' },
    states: { a: { on: { x: undefined, y: {}, z: { actions: () => {} } } }, b: {} },
  });

  it('are told apart from events that are taken and change nothing', async () => {
    const marked = graphOf(forbidding).transitions.filter((one) => one.isForbidden);
    expect(marked.map(({ id }) => id)).toEqual(['forbidding.a x 1', 'forbidding.a y 1']);
    const { verdicts } = await runOf(forbidding);
    expect(verdicts).toEqual([
      ['forbidding.a x 1', { is: 'forbidden' }],
      ['forbidding x 1', { is: 'later', by: 'x' }],
      ['forbidding.a y 1', { is: 'forbidden' }],
      ['forbidding y 1', { is: 'later', by: 'y' }],
      ['forbidding.a z 1', { is: 'open' }],
    ]);
  });

  it('are refused for that reason', () => {
    const snapshot = createActor(forbidding).getSnapshot() as AnyMachineSnapshot;
    const refusalTo = (type: string) => refusalOf([...judge(snapshot, { type }).values()]);
    expect([refusalTo('x'), refusalTo('z'), refusalTo('q')]).toEqual([
      { by: '', isForbidden: true },
      undefined,
      { by: '' },
    ]);
  });
});

describe('guards that fail', () => {
  const failing = setup({
    guards: {
      throws: () => {
        throw new Error('No such account.');
      },
      composed: not('absent'),
    },
  } as never).createMachine({
    id: 'failing',
    initial: 'a',
    states: {
      a: {
        on: {
          thrown: [{ guard: 'throws', target: 'b' }, { target: 'b' }],
          missing: { guard: 'absent', target: 'b' },
          within: { guard: and(['composed', 'absent']), target: 'b' },
        },
        after: { 100: { guard: 'absent', target: 'b' } },
      },
      b: {},
    },
  } as never);
  const absent = "Guard 'absent' is not implemented.";

  it('say what is wrong, and what comes after them is not reached', async () => {
    const { verdicts } = await runOf(failing);
    expect(Object.fromEntries(verdicts)).toMatchObject({
      'failing.a thrown 1': { is: 'faulty', by: 'throws', fault: 'No such account.' },
      'failing.a thrown 2': { is: 'later', by: 'thrown' },
      'failing.a missing 1': { is: 'faulty', by: 'absent', fault: absent },
      'failing.a within 1': { is: 'faulty', fault: expect.stringContaining("'absent' is not implemented") },
      'failing.a xstate.after.100.failing.a 1': { is: 'faulty', by: 'absent', fault: absent },
    });
  });

  it('are told instead of sent to a machine that runs, and by a machine that meets one itself', async () => {
    const snapshot = createActor(failing).getSnapshot() as unknown as AnyMachineSnapshot;
    expect(refusalOf([...judge(snapshot, { type: 'thrown' }).values()])).toEqual({
      by: 'throws',
      fault: 'No such account.',
    });
    const { run } = await runOf(failing);
    await run.play({ do: 'pass', ms: 100 });
    expect(run.recorder.actors[0]?.shot).toMatchObject({
      status: 'error',
      error: expect.stringContaining("'absent' is not implemented"),
    });
  });
});
