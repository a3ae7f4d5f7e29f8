import { assign, fromPromise, setup } from 'xstate';
import type { Schema } from '#openapi/operations';

type Pair = Schema<'TokenPair'>;
export type Challenge = Schema<'Challenge'>;

const missing = (name: string) => () => Promise.reject(new Error(`No "${name}" provided.`));

const keepFailure = {
  type: 'keep failure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/**
 * From who one says one is to a pair of tokens: with a password, or with an account asked for; then, where the server
 * wants one, with a code. `Details` are what the first form holds; `challenge` is a code that was sent before.
 */
export const signIn = setup({
  types: {
    input: {} as { challenge?: Challenge },
    context: {} as { challenge?: Challenge; userAccessToken?: string; pair?: Pair; failure?: unknown },
    events: {} as
      | { type: 'submit'; details: object }
      | { type: 'enter code'; code: string }
      | { type: 'send again' }
      | { type: 'change phone' }
      | { type: 'enter phone'; phone: string }
      | { type: 'go back' },
    output: {} as Pair,
    tags: {} as 'busy',
  },
  actors: {
    identify: fromPromise<Pair | Challenge, object>(missing('identify')),
    'verify code': fromPromise<Schema<'UserAccessToken'>, { challengeId: string; code: string }>(
      missing('verify code'),
    ),
    exchange: fromPromise<Pair, { userAccessToken: string }>(missing('exchange')),
    'send again': fromPromise<Challenge, { challengeId: string }>(missing('send again')),
    'change phone': fromPromise<Challenge, { challengeId: string; phone: string }>(missing('change phone')),
  },
  actions: {
    'keep failure': assign((_, { error }: { error: unknown }) => ({ failure: error })),
    'forget failure': assign({ failure: undefined }),
  },
  guards: {
    'needs a code': (_, { output }: { output: Pair | Challenge }) => 'challengeId' in output,
    'was sent a code': ({ context }) => context.challenge !== undefined,
    'may change the phone': ({ context }) => context.challenge?.canChangePhone === true,
  },
  delays: { 'until it may be sent again': ({ context }) => (context.challenge?.resendIn ?? 0) * 1_000 },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({ challenge: input.challenge }),
  initial: 'beginning',
  output: ({ context }) => context.pair as Pair,
  states: {
    // A code that was sent before the page was left or read anew is still good.
    beginning: { always: [{ guard: 'was sent a code', target: 'code' }, { target: 'credentials' }] },
    credentials: {
      initial: 'editing',
      states: {
        editing: { on: { submit: 'submitting' } },
        submitting: {
          tags: 'busy',
          entry: 'forget failure',
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ event }) => (event.type === 'submit' ? event.details : {}),
            onDone: [
              {
                guard: { type: 'needs a code', params: ({ event }) => event },
                target: '#sign-in.code',
                actions: assign({ challenge: ({ event }) => event.output as Challenge }),
              },
              { target: '#sign-in.done', actions: assign({ pair: ({ event }) => event.output as Pair }) },
            ],
            onError: { target: 'editing', actions: keepFailure },
          },
        },
      },
    },
    code: {
      type: 'parallel',
      on: {
        'go back': { target: 'credentials', actions: assign({ failure: undefined, challenge: undefined }) },
        'change phone': {
          guard: 'may change the phone',
          target: 'phone',
          actions: 'forget failure',
        },
      },
      states: {
        entry: {
          initial: 'editing',
          states: {
            editing: { on: { 'enter code': 'verifying' } },
            verifying: {
              tags: 'busy',
              entry: 'forget failure',
              invoke: {
                id: 'verify code',
                src: 'verify code',
                input: ({ context, event }) => ({
                  challengeId: context.challenge?.challengeId ?? '',
                  code: event.type === 'enter code' ? event.code : '',
                }),
                onDone: {
                  target: 'exchanging',
                  actions: assign({ userAccessToken: ({ event }) => event.output.token }),
                },
                onError: { target: 'editing', actions: keepFailure },
              },
            },
            exchanging: {
              tags: 'busy',
              invoke: {
                id: 'exchange',
                src: 'exchange',
                input: ({ context }) => ({ userAccessToken: context.userAccessToken ?? '' }),
                onDone: {
                  target: '#sign-in.done',
                  actions: assign({ pair: ({ event }) => event.output, userAccessToken: undefined }),
                },
                onError: { target: 'editing', actions: keepFailure },
              },
            },
          },
        },
        resending: {
          initial: 'cooling',
          states: {
            cooling: { after: { 'until it may be sent again': 'ready' } },
            ready: { on: { 'send again': 'sending' } },
            sending: {
              entry: 'forget failure',
              invoke: {
                id: 'send again',
                src: 'send again',
                input: ({ context }) => ({ challengeId: context.challenge?.challengeId ?? '' }),
                onDone: { target: 'cooling', actions: assign({ challenge: ({ event }) => event.output }) },
                onError: { target: 'ready', actions: keepFailure },
              },
            },
          },
        },
      },
    },
    phone: {
      initial: 'editing',
      on: { 'go back': { target: 'code', actions: 'forget failure' } },
      states: {
        editing: { on: { 'enter phone': 'saving' } },
        saving: {
          tags: 'busy',
          entry: 'forget failure',
          invoke: {
            id: 'change phone',
            src: 'change phone',
            input: ({ context, event }) => ({
              challengeId: context.challenge?.challengeId ?? '',
              phone: event.type === 'enter phone' ? event.phone : '',
            }),
            onDone: { target: '#sign-in.code', actions: assign({ challenge: ({ event }) => event.output }) },
            onError: { target: 'editing', actions: keepFailure },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});
