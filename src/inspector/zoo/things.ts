import { assign, fromCallback, fromObservable, fromPromise, fromTransition, setup } from 'xstate';

/** A promise given as it is, without a name. */
export const promise = fromPromise(async () => 1);
/** A setup with a guard, an action, a delay and an actor of each kind. */
export const things = setup({
  types: { context: {} as { count: number }, events: {} as { type: string; by?: number } },
  actors: {
    promise,
    callback: fromCallback(() => {}),
    transition: fromTransition((state: number) => state, 0),
    observable: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }) as never),
  },
  guards: {
    'is many': ({ context }) => context.count > 3,
    'is few': ({ context }) => context.count < 3,
    'is over': ({ context }, { least }: { least: number }) => context.count > least,
  },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }), tell: () => {} },
  delays: { soon: 1_000, later: ({ context }) => context.count * 1_000 },
});
export const context = { count: 0 };
