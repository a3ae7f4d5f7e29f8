import { assign, fromPromise, setup } from 'xstate';
import type { Schema } from '#openapi/operations';
import { sessionTimes } from './tokens';

type Pair = Schema<'TokenPair'>;
export type SocialProvider = Schema<'SocialProvider'>;

/** What the address says on the way back from a provider: a one-time code, or why there is none. */
export interface Arrival {
  code?: string;
  error?: string;
}

/** Sign-in with a social provider: leaving for it, and coming back with a code that is exchanged for tokens. */
export const socialSignIn = setup({
  types: {
    input: {} as Arrival,
    context: {} as Arrival & { pair?: Pair; failure?: unknown },
    events: {} as { type: 'start'; provider: SocialProvider },
    output: {} as Pair,
    tags: {} as 'busy',
  },
  actors: {
    exchange: fromPromise<Pair, { code: string }>(() => Promise.reject(new Error('No "exchange" provided.'))),
  },
  actions: { 'go to the provider': (_, _params: { provider: SocialProvider }) => {} },
  guards: {
    'was denied': ({ context }) => context.error === 'denied',
    'was not invited': ({ context }) => context.error === 'not_invited',
    'has another address': ({ context }) => context.error === 'other_address',
    'went wrong': ({ context }) => context.error !== undefined,
    'brings a code': ({ context }) => Boolean(context.code),
  },
  delays: { 'redirect cap': sessionTimes.redirectCap },
}).createMachine({
  id: 'social-sign-in',
  context: ({ input }) => input,
  initial: 'arriving',
  output: ({ context }) => context.pair as Pair,
  on: {
    start: {
      target: '.leaving',
      actions: { type: 'go to the provider', params: ({ event }) => ({ provider: event.provider }) },
    },
  },
  states: {
    arriving: {
      always: [
        { guard: 'was denied', target: 'denied' },
        { guard: 'was not invited', target: 'notInvited' },
        { guard: 'has another address', target: 'otherAddress' },
        { guard: 'went wrong', target: 'failed' },
        { guard: 'brings a code', target: 'exchanging' },
        { target: 'idle' },
      ],
    },
    idle: {},
    leaving: {
      tags: 'busy',
      on: { start: {} },
      after: { 'redirect cap': 'failed' },
    },
    exchanging: {
      tags: 'busy',
      on: { start: {} },
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: { target: 'done', actions: assign({ pair: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => event.error }) },
      },
    },
    denied: {},
    notInvited: {},
    otherAddress: {},
    failed: {},
    done: { type: 'final' },
  },
});
