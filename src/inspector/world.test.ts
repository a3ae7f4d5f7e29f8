import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type AnyActorLogic,
  assign,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  type Subscribable,
  setup,
  spawnChild,
} from 'xstate';
import { Run } from './run';
import type { AnyStage } from './stage';

const really = vi.fn();
afterEach(() => {
  expect(really).not.toHaveBeenCalled();
  really.mockClear();
});

const promise = () => fromPromise<number>(async () => really() as never);
const endless = () => {
  really();
  return { subscribe: () => ({ unsubscribe: () => {} }) } as unknown as Subscribable<never>;
};
/** A name for what is spawned, which XState's types take only of actors that have one themselves. */
const named = (id: string) => ({ id }) as object;
const start = (logic: object, id: string) => spawnChild(logic as never, named(id) as never) as never;
const inner = () =>
  createMachine({
    id: 'inner',
    initial: 'asking',
    states: { asking: { invoke: { id: 'within', src: promise(), onDone: 'told' } }, told: {} },
  });

const machine = setup({
  types: { context: {} as { got: unknown[] }, events: {} as { type: string; output?: unknown } },
  // Without types of its own: others are started too, that have no name.
  actors: { ticks: fromObservable(endless), events: fromEventObservable(endless) } as Record<string, AnyActorLogic>,
  actions: { take: assign({ got: ({ context, event }) => [...context.got, event.output ?? event] }) },
}).createMachine({
  id: 'all',
  context: { got: [] },
  initial: 'idle',
  on: {
    invoke: '.invoking',
    'invoke unnamed': '.unnamed',
    spawn: { actions: assign({ got: ({ spawn }) => [spawn(promise(), named('spawned'))] as unknown[] }) },
    'spawn unnamed': { actions: assign({ got: ({ spawn }) => [spawn(promise())] as unknown[] }) },
    child: { actions: start(promise(), 'child') },
    machine: { actions: start(inner(), 'deep') },
    callback: {
      actions: spawnChild(
        fromCallback(() => really()),
        { id: 'calls' },
      ),
    },
    stream: { actions: start(fromObservable(endless), 'streams') },
    watch: '.watching',
    events: '.hearing',
    'xstate.done.actor.*': { actions: 'take' },
    said: { actions: 'take' },
  },
  states: {
    idle: {},
    invoking: {
      invoke: { id: 'inline', src: promise(), onDone: { target: 'idle', actions: 'take' }, onError: 'broken' },
    },
    unnamed: { invoke: { src: promise(), onDone: { target: 'idle', actions: 'take' } } },
    watching: {
      invoke: {
        id: 'watch',
        src: 'ticks',
        onSnapshot: {
          actions: assign({
            got: ({ context, event }) => [...context.got, (event.snapshot as unknown as { context: unknown }).context],
          }),
        },
        onDone: 'idle',
        onError: 'broken',
      },
    },
    hearing: { invoke: { id: 'hear', src: 'events' } },
    broken: {},
  },
});

const at = (script: string) => Run.of({ machine } as unknown as AnyStage, script);
const now = (run: Run) => run.recorder.actors[0] as Run['recorder']['actors'][number];
const got = (run: Run) => (now(run).shot.context as { got: unknown[] }).got;

describe('what is started without a name', () => {
  it.each([
    ['invoke', 'inline'],
    ['invoke unnamed', '0.all.unnamed'],
    ['spawn', 'spawned'],
    ['spawn unnamed', 'ƒ 1'],
    ['child', 'child'],
    ['machine', 'within'],
  ])('asks and does nothing: %s', async (event, src) => {
    const run = await at(`send all / ${event}`);
    expect(run.chances(now(run)).questions).toEqual([{ src, kind: 'promise' }]);
    await run.play({ do: 'answer', src, value: 5 });
    expect(run.world.questions).toEqual([]);
    if (event === 'machine') expect(run.standOf('deep')).toBe('told');
    else expect(got(run).at(-1)).toBe(5);
  });

  it('fails as it is told, and is gone once its state is left', async () => {
    const run = await at('send all / invoke\nfail inline');
    expect(now(run).shot.value).toBe('broken');
    await run.play({ do: 'send', actor: 'all', event: 'invoke' });
    expect(run.world.questions).toEqual(['inline']);
    await run.play({ do: 'send', actor: 'all', event: 'watch' });
    expect(run.world.questions).toEqual(['ticks']);
  });

  it('is called the same each time it is played', async () => {
    const script = 'send all / spawn unnamed\nsend all / spawn unnamed\nanswer ƒ 2 : 7';
    for (const run of [await at(script), await at(script)]) {
      expect(got(run).at(-1)).toBe(7);
      expect(run.world.questions).toEqual(['ƒ 1']);
    }
  });

  it('does nothing where nobody can answer it', async () => {
    expect((await at('send all / callback')).world.questions).toEqual([]);
  });
});

describe('a stream', () => {
  it('gives values, and ends, by hand', async () => {
    const run = await at('send all / watch');
    expect(run.chances(now(run)).questions).toEqual([{ src: 'ticks', kind: 'stream' }]);
    await run.play({ do: 'emit', src: 'ticks', value: 1 });
    await run.play({ do: 'emit', src: 'ticks', value: { two: 2 } });
    expect(got(run).slice(-2)).toEqual([1, { two: 2 }]);
    expect(now(run).shot.value).toBe('watching');
    await run.play({ do: 'complete', src: 'ticks' });
    expect(now(run).shot.value).toBe('idle');
    expect(run.world.questions).toEqual([]);
    expect(run.script).toBe('send all / watch\nemit ticks : 1\nemit ticks : {"two":2}\ncomplete ticks');
    expect(got(await at(run.script))).toEqual(got(run));
  });

  it('fails by hand', async () => {
    expect(now(await at('send all / watch\nfail ticks : "gone"')).shot.value).toBe('broken');
  });

  it('is pressed on the chart: its values, its end, its failure', async () => {
    const run = await at('send all / watch');
    const steps = now(run)
      .graph.transitions.filter(({ source }) => source === 'all.watching')
      .map((transition) => [run.verdictsOf(now(run)).get(transition.id)?.is, run.stepTo(now(run), transition)]);
    expect(steps).toEqual([
      ['open', { do: 'complete', src: 'ticks' }],
      ['open', { do: 'fail', src: 'ticks' }],
      ['open', { do: 'emit', src: 'ticks' }],
    ]);
  });

  it('is asked for where it is spawned, without a name too', async () => {
    const run = await at('send all / stream\nemit streams : 3');
    expect(run.world.snapshot.children.streams?.getSnapshot()).toMatchObject({ context: 3, status: 'active' });
    await run.play({ do: 'complete', src: 'streams' });
    expect(run.world.snapshot.children.streams?.getSnapshot().status ?? 'done').toBe('done');
  });

  it('of events tells them to its parent', async () => {
    const run = await at('send all / events\nemit events : {"type":"said","output":"hello"}');
    expect(got(run)).toEqual(['hello']);
  });
});
