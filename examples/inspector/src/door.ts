import { assign, fromPromise, setup } from 'xstate';

/** A door whose lock asks somewhere whether the key is right, and that shuts by itself. */
export const door = setup({
  types: {
    context: {} as { opened: number },
    events: {} as { type: 'try the key'; key: string } | { type: 'shut' },
  },
  actors: { 'ask the lock': fromPromise(async ({ input }: { input: string }) => input === 'brass') },
  guards: { 'has a key': ({ event }) => event.type === 'try the key' && event.key !== '' },
  actions: { count: assign({ opened: ({ context }) => context.opened + 1 }) },
  delays: { 'a while': 5_000 },
}).createMachine({
  id: 'door',
  context: { opened: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'try the key': { guard: 'has a key', target: 'asking' } } },
    asking: {
      invoke: {
        src: 'ask the lock',
        input: ({ event }) => (event.type === 'try the key' ? event.key : ''),
        onDone: { target: 'open', actions: 'count' },
        onError: 'closed',
      },
    },
    open: { on: { shut: 'closed' }, after: { 'a while': 'closed' } },
  },
});
