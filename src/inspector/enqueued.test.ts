import { expect, it } from 'vitest';
import { assign, enqueueActions, setup } from 'xstate';
import { readEnqueued } from './read-enqueued';
import { Run } from './run';
import type { AnyStage } from './stage';

it.each([
  ["({ enqueue, check }) => { enqueue('tell'); if (check('x')) enqueue.raise({ type: 'go' }); }", ['tell', 'raise go']],
  ['({enqueue:e,check:t})=>{e(`tell`),t(`x`)&&e.sendTo(`door`,{type:`open`}),n.e(`no`)}', ['tell', 'sendTo door open']],
  [
    "(all) => { all.enqueue({ type: 'greet', params: { name: f(1) } }); all.enqueue(countDown); }",
    ['greet', 'countDown'],
  ],
  ['({ enqueue }) => { enqueue.assign({ count: 1 }); enqueue.assign({ total: 2 }); }', ['assign']],
  ['() => {}', []],
])('names what a collector may enqueue by its source: %s', (source, names) => {
  const collect = Object.assign(() => {}, { toString: () => source });
  expect(readEnqueued(collect)).toEqual(names);
});

const machine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'buy' } | { type: 'sold' } },
  guards: { 'is first': ({ context }) => context.count === 0 },
  actions: {
    tell: () => {},
    count: assign({ count: ({ context }) => context.count + 1 }),
    sell: enqueueActions(({ enqueue, check }) => {
      if (check({ type: 'is first' } as never)) enqueue('tell' as never);
      enqueue('count' as never);
      enqueue.raise({ type: 'sold' } as never);
    }),
  },
}).createMachine({
  id: 'shop',
  context: { count: 0 },
  on: {
    buy: { actions: 'sell' },
    sold: { actions: enqueueActions(({ enqueue }) => enqueue.assign({ count: 5 })) },
  },
});

it('records which actions were enqueued when it ran, of every run apart', async () => {
  const runs = [new Run({ machine } as unknown as AnyStage), new Run({ machine } as unknown as AnyStage)];
  for (const run of runs) {
    await run.play({ do: 'send', actor: 'shop', event: 'buy' });
    await run.play({ do: 'send', actor: 'shop', event: 'buy' });
    const told = run.recorder.entries.map(({ enqueued }) => enqueued);
    expect(told).toEqual([
      undefined,
      ['tell', 'count', 'raise sold', 'assign count'],
      ['count', 'raise sold', 'assign count'],
    ]);
  }
});
