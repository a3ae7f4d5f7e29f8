import { assign, fromPromise, setup } from 'xstate';
import type { Schema } from '#openapi/operations';

export type CalendarConnection = Schema<'CalendarConnection'>;
export type CalendarChoice = Schema<'CalendarChoice'>;

/** What the address says on the way back from Google: a code with its state, or why there is none. */
export interface CalendarArrival {
  code?: string;
  state?: string;
  error?: string;
}

interface Context {
  arrival: CalendarArrival;
  known?: CalendarConnection;
  failure?: unknown;
}

const missing = (name: string) => () => Promise.reject(new Error(`No "${name}" provided.`));
const failed = { type: 'keep failure', params: ({ event }: { event: { error: unknown } }) => event } as const;
const told = { type: 'keep', params: ({ event }: { event: { output: CalendarConnection } }) => event } as const;
const disconnect = { disconnect: { target: 'disconnecting', actions: 'forget failure' } } as const;
const connect = { connect: { target: 'authorizing', actions: 'forget failure' } } as const;
const sync = { sync: { target: 'asking', actions: 'forget failure' } } as const;
const seek = { seek: 'choosing' } as const;

/** The connection of somebody's meetings with their calendar of Google. */
export const calendarSync = setup({
  types: {
    input: {} as CalendarArrival,
    context: {} as Context,
    events: {} as
      | { type: 'connect' }
      | { type: 'choose'; choice: CalendarChoice }
      | { type: 'seek' }
      | { type: 'back' }
      | { type: 'sync' }
      | { type: 'look' }
      | { type: 'disconnect' },
    tags: {} as 'busy',
  },
  actors: {
    /** Asks how the connection is. */
    look: fromPromise<CalendarConnection>(missing('look')),
    /** Hands on what Google led back with. */
    exchange: fromPromise<CalendarConnection, CalendarArrival>(missing('exchange')),
    /** Asks for the way to Google, and leaves by it. */
    leave: fromPromise<void>(missing('leave')),
    choose: fromPromise<CalendarConnection, CalendarChoice>(missing('choose')),
    sync: fromPromise<CalendarConnection>(missing('sync')),
    disconnect: fromPromise<CalendarConnection>(missing('disconnect')),
  },
  actions: {
    keep: assign((_, { output }: { output: CalendarConnection }) => ({ known: output })),
    'keep failure': assign((_, { error }: { error: unknown }) => ({ failure: error })),
    'forget failure': assign({ failure: undefined, arrival: {} }),
  },
  guards: {
    'brings a code': ({ context: { arrival } }) => Boolean(arrival.code && arrival.state),
    'is not known': ({ context }) => context.known === undefined,
    'is choosing': ({ context }) => context.known?.status === 'choosing_calendars',
    'is syncing': ({ context }) => context.known?.status === 'syncing',
    'is active': ({ context }) => context.known?.status === 'active',
    'needs reconnecting': ({ context }) => context.known?.status === 'needs_reconnect',
    'may too little': ({ context }) => context.known?.status === 'insufficient_permission',
    'is failing': ({ context }) => context.known?.status === 'error',
    'has chosen': ({ context }) => context.known?.status !== 'choosing_calendars',
  },
  delays: { soon: 2_000, 'in a while': 30_000, 'redirect cap': 10_000 },
}).createMachine({
  id: 'calendar-sync',
  context: ({ input }) => ({ arrival: input }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'brings a code', target: 'exchanging' }, { target: 'looking' }] },
    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => context.arrival,
        onDone: { target: 'judging', actions: told },
        // What was there before may go on: how it stands is looked up, and why not is told beside it.
        onError: { target: 'looking', actions: failed },
      },
    },
    looking: {
      on: disconnect,
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'judging', actions: told },
        onError: [
          { guard: 'is not known', target: 'unreachable', actions: failed },
          { target: 'judging', actions: failed },
        ],
      },
    },
    judging: {
      always: [
        { guard: 'is choosing', target: 'choosing' },
        { guard: 'is syncing', target: 'syncing' },
        { guard: 'is active', target: 'active' },
        { guard: 'needs reconnecting', target: 'needsReconnecting' },
        { guard: 'may too little', target: 'lackingPermission' },
        { guard: 'is failing', target: 'failing' },
        { target: 'notConnected' },
      ],
    },
    unreachable: { on: { look: { target: 'looking', actions: 'forget failure' } } },
    notConnected: { on: connect },
    authorizing: {
      tags: 'busy',
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: 'leaving',
        onError: { target: 'looking', actions: failed },
      },
    },
    leaving: {
      description: 'The browser is on its way to Google; whoever is still here after a while may try again.',
      tags: 'busy',
      after: { 'redirect cap': 'looking' },
    },
    choosing: {
      on: {
        choose: { target: 'saving', actions: 'forget failure' },
        back: { guard: 'has chosen', target: 'judging' },
        ...disconnect,
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'choose',
        src: 'choose',
        input: ({ event }) => (event as { choice: CalendarChoice }).choice,
        onDone: { target: 'judging', actions: told },
        onError: { target: 'choosing', actions: failed },
      },
    },
    syncing: { on: { ...seek, ...disconnect }, after: { soon: 'looking' } },
    active: { on: { ...sync, ...seek, ...disconnect, look: 'looking' }, after: { 'in a while': 'looking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'sync',
        src: 'sync',
        onDone: { target: 'judging', actions: told },
        onError: { target: 'looking', actions: failed },
      },
    },
    needsReconnecting: { on: { ...connect, ...disconnect } },
    lackingPermission: { on: { ...connect, ...disconnect, look: { target: 'looking', actions: 'forget failure' } } },
    failing: { on: { ...sync, ...connect, ...seek, ...disconnect }, after: { 'in a while': 'looking' } },
    disconnecting: {
      tags: 'busy',
      invoke: {
        id: 'disconnect',
        src: 'disconnect',
        onDone: { target: 'judging', actions: told },
        onError: { target: 'looking', actions: failed },
      },
    },
  },
});
