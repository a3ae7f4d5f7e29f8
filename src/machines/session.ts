import { type ActorRefFrom, assign, fromCallback, fromPromise, not, raise, sendTo, setup } from 'xstate';
import type { Schema } from '#openapi/operations';
import { expiryDialog, type FromDialog, type ToDialog } from './expiry-dialog';
import { canRenew, hasLapsed, holds, sessionTimes, type Tokens, untilLastDay, wereJustSet } from './tokens';

export type Person = Schema<'User'>;

/** Why a session is over: left by choice, everywhere, not extended, or ended by the server. */
export type Ending = 'left' | 'left everywhere' | 'not extended' | 'ended elsewhere';

/** What the actor `renew` fails with when the server refuses the refresh token. */
export class RenewalRefused extends Error {
  override readonly name = 'RenewalRefused';
}

/** What the actor `renew` fails with when no answer came; all other failures end the session. */
export class RenewalUnreachable extends Error {
  override readonly name = 'RenewalUnreachable';
}

interface Context {
  now: () => number;
  tokens: Tokens;
  person?: Person;
  /** Why the person could not be loaded. */
  failure?: unknown;
  ending?: Ending;
  /** The end of the refresh token that the person was told of. */
  toldOf?: number;
}

/** What other tabs and the machine itself tell. */
export type FromOutside =
  | { type: 'tokens from another tab'; tokens: Tokens }
  | { type: 'another tab left'; at: number; ending: Ending }
  | { type: 'woke' };

type Event =
  | FromOutside
  | FromDialog
  | { type: 'signed in'; tokens: Tokens }
  | { type: 'token expired'; token: string }
  | { type: 'token refused'; token: string }
  | { type: 'token needed' }
  | { type: 'ask again' }
  | { type: 'leave everywhere' }
  | { type: 'tokens taken' };

const none: Tokens = { setAt: 0 };
const longestTimer = 2 ** 31 - 1;

const missing = (name: string) => () => Promise.reject(new Error(`No "${name}" provided.`));

/** From opening the app to leaving it: who is here, with which tokens, and what happens when they end. */
export const session = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'settled',
    children: {} as { dialog: 'expiry dialog' },
  },
  actors: {
    /** What is kept; forgets what nothing can extend. */
    'read storage': fromPromise<Tokens>(missing('read storage')),
    'load person': fromPromise<Person>(missing('load person')),
    renew: fromPromise<Tokens, { tokens: Tokens }>(missing('renew')),
    revoke: fromPromise<void, { tokens: Tokens; everywhere: boolean }>(missing('revoke')),
    /** Hears from the other tabs. */
    tabs: fromCallback<Event>(() => {}),
    /** Hears the device wake, the connection and the attention come back. */
    wake: fromCallback<Event>(() => {}),
    'expiry dialog': expiryDialog,
  },
  actions: {
    'take tokens': assign((_, { tokens }: { tokens: Tokens }) => ({ tokens })),
    'keep tokens': (_, _params: { tokens: Tokens }) => {},
    'forget tokens': () => {},
    'tell the other tabs': (_, _params: { ending: Ending }) => {},
    'forget who was here': assign({ tokens: none, person: undefined, failure: undefined, toldOf: undefined }),
    'say that they left': () => {},
    'say that leaving failed': () => {},
    'say that the last day began': (_, _params: { endsAt: number | undefined }) => {},
    'go to the front page': () => {},
    'ask to sign in again': () => {},
    'tell the dialog': sendTo('dialog', (_, { event }: { event: ToDialog }) => event),
  },
  guards: {
    'can go on': ({ context: { now } }, { tokens }: { tokens: Tokens }) =>
      holds(tokens, now()) || (hasLapsed(tokens, now()) && canRenew(tokens, now())),
    'has lapsed': ({ context: { tokens, now } }) => hasLapsed(tokens, now()),
    'is our token': ({ context: { tokens } }, { token }: { token: string }) => token === tokens.accessToken,
    'is over': ({ context: { tokens, now } }, { token }: { token: string }) =>
      token === tokens.accessToken && !wereJustSet(tokens, now()),
    'are other tokens': ({ context }, { tokens }: { tokens: Tokens }) =>
      tokens.accessToken !== context.tokens.accessToken,
    'left after we came': ({ context }, { at }: { at: number }) => at >= context.tokens.setAt,
    'was refused': (_, { error }: { error: unknown }) => error instanceof RenewalRefused,
    'got no answer': (_, { error }: { error: unknown }) => error instanceof RenewalUnreachable,
    'was by choice': ({ context }) => context.ending === 'left' || context.ending === 'left everywhere',
    'has not been told': ({ context: { tokens, now, toldOf } }) =>
      untilLastDay(tokens, now()) === 0 && toldOf !== tokens.refreshTokenExpiresAt,
  },
  delays: {
    'leave cap': sessionTimes.leaveCap,
    'until the last day': ({ context: { tokens, now } }) =>
      Math.min(untilLastDay(tokens, now()) ?? longestTimer, longestTimer),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ now: input.now, tokens: none }),
  initial: 'booting',
  invoke: { id: 'tabs', src: 'tabs' },
  states: {
    booting: {
      invoke: {
        id: 'read storage',
        src: 'read storage',
        onDone: [
          {
            guard: { type: 'can go on', params: ({ event }) => ({ tokens: event.output }) },
            target: 'authenticated',
            actions: { type: 'take tokens', params: ({ event }) => ({ tokens: event.output }) },
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
    },
    anonymous: {
      tags: 'settled',
      entry: 'forget who was here',
      on: {
        'signed in': {
          target: 'authenticated',
          actions: [
            { type: 'take tokens', params: ({ event }) => ({ tokens: event.tokens }) },
            { type: 'keep tokens', params: ({ event }) => ({ tokens: event.tokens }) },
          ],
        },
        'tokens from another tab': {
          target: 'authenticated',
          actions: { type: 'take tokens', params: ({ event }) => ({ tokens: event.tokens }) },
        },
      },
    },
    authenticated: {
      type: 'parallel',
      invoke: [
        { id: 'dialog', src: 'expiry dialog', input: ({ context: { now, tokens } }) => ({ now, tokens }) },
        { id: 'wake', src: 'wake' },
      ],
      on: {
        leave: { target: 'ending', actions: assign({ ending: 'left' }) },
        'leave everywhere': { target: 'ending', actions: assign({ ending: 'left everywhere' }) },
        'give up': {
          target: 'anonymous',
          actions: [
            { type: 'tell the other tabs', params: { ending: 'not extended' } },
            'forget tokens',
            'ask to sign in again',
          ],
        },
        'token refused': {
          guard: { type: 'is our token', params: ({ event }) => event },
          target: 'anonymous',
          actions: [
            { type: 'tell the other tabs', params: { ending: 'ended elsewhere' } },
            'forget tokens',
            'ask to sign in again',
          ],
        },
        'another tab left': {
          guard: { type: 'left after we came', params: ({ event }) => event },
          target: 'following',
          actions: assign({ ending: ({ event }) => event.ending }),
        },
        'signed in': {
          description: 'A new password brings new tokens while signed in.',
          actions: [
            { type: 'take tokens', params: ({ event }) => ({ tokens: event.tokens }) },
            { type: 'keep tokens', params: ({ event }) => ({ tokens: event.tokens }) },
            {
              type: 'tell the dialog',
              params: ({ event }) => ({ event: { type: 'tokens changed', tokens: event.tokens } as const }),
            },
            raise({ type: 'tokens taken' }),
          ],
        },
        'tokens from another tab': {
          guard: { type: 'are other tokens', params: ({ event }) => event },
          actions: [
            { type: 'take tokens', params: ({ event }) => ({ tokens: event.tokens }) },
            {
              type: 'tell the dialog',
              params: ({ event }) => ({ event: { type: 'tokens changed', tokens: event.tokens } as const }),
            },
            raise({ type: 'tokens taken' }),
          ],
        },
        'token needed': { actions: { type: 'tell the dialog', params: { event: { type: 'token needed' } } } },
      },
      states: {
        access: {
          initial: 'judging',
          on: { 'tokens taken': '.judging', 'dialog opened': '.lapsed' },
          states: {
            judging: { always: [{ guard: 'has lapsed', target: 'lapsed' }, { target: 'valid' }] },
            valid: {
              after: {
                'until the last day': {
                  guard: 'has not been told',
                  actions: [
                    {
                      type: 'say that the last day began',
                      params: ({ context }) => ({ endsAt: context.tokens.refreshTokenExpiresAt }),
                    },
                    assign({ toldOf: ({ context }) => context.tokens.refreshTokenExpiresAt }),
                  ],
                },
              },
              on: {
                woke: {
                  target: 'judging',
                  actions: { type: 'tell the dialog', params: { event: { type: 'woke' } } },
                },
                'token expired': {
                  guard: { type: 'is over', params: ({ event }) => event },
                  target: 'lapsed',
                  actions: { type: 'tell the dialog', params: { event: { type: 'token expired' } } },
                },
              },
            },
            lapsed: { on: { woke: { actions: { type: 'tell the dialog', params: { event: { type: 'woke' } } } } } },
          },
        },
        renewal: {
          initial: 'idle',
          states: {
            idle: { on: { renew: 'renewing' } },
            renewing: {
              invoke: {
                id: 'renew',
                src: 'renew',
                input: ({ context: { tokens } }) => ({ tokens }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'take tokens', params: ({ event }) => ({ tokens: event.output }) },
                    { type: 'keep tokens', params: ({ event }) => ({ tokens: event.output }) },
                    {
                      type: 'tell the dialog',
                      params: ({ event }) => ({ event: { type: 'renewed', tokens: event.output } as const }),
                    },
                    raise({ type: 'tokens taken' }),
                  ],
                },
                onError: [
                  {
                    guard: { type: 'was refused', params: ({ event }) => event },
                    target: 'idle',
                    actions: { type: 'tell the dialog', params: { event: { type: 'renewal refused' } } },
                  },
                  {
                    guard: { type: 'got no answer', params: ({ event }) => event },
                    target: 'idle',
                    actions: { type: 'tell the dialog', params: { event: { type: 'renewal unreachable' } } },
                  },
                  {
                    target: 'idle',
                    actions: { type: 'tell the dialog', params: { event: { type: 'renewal failed' } } },
                  },
                ],
              },
            },
          },
        },
        person: {
          initial: 'awaited',
          states: {
            awaited: {
              description: 'Nobody can be asked for with a token that is over.',
              always: { guard: not('has lapsed'), target: 'loading' },
            },
            loading: {
              invoke: {
                id: 'load person',
                src: 'load person',
                onDone: {
                  target: 'ready',
                  actions: assign({ person: ({ event }) => event.output, failure: undefined }),
                },
                onError: { target: 'failed', actions: assign({ failure: ({ event }) => event.error }) },
              },
            },
            ready: { tags: 'settled', on: { 'ask again': 'refreshing' } },
            refreshing: {
              description: 'What the person may do has changed. Until it is known how, what was known stays.',
              tags: 'settled',
              // What changed again meanwhile may not be in the answer any more.
              on: { 'ask again': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'load person',
                src: 'load person',
                onDone: { target: 'ready', actions: assign({ person: ({ event }) => event.output }) },
                onError: 'ready',
              },
            },
            failed: { tags: 'settled', on: { 'ask again': 'awaited', 'tokens taken': 'awaited' } },
          },
        },
      },
    },
    ending: {
      // The browser forgets the tokens whatever the server answers.
      after: { 'leave cap': { target: 'left', actions: 'say that leaving failed' } },
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context: { tokens, ending } }) => ({ tokens, everywhere: ending === 'left everywhere' }),
        onDone: { target: 'left', actions: 'say that they left' },
        onError: { target: 'left', actions: 'say that leaving failed' },
      },
    },
    left: {
      entry: [
        // In this order: a tab that sees the tokens go in storage must find there why.
        { type: 'tell the other tabs', params: ({ context }) => ({ ending: context.ending ?? 'left' }) },
        'forget tokens',
      ],
      always: { target: 'anonymous', actions: 'go to the front page' },
    },
    following: {
      description: 'Another tab has ended the session and forgotten the tokens for all.',
      always: [
        { guard: 'was by choice', target: 'anonymous', actions: 'go to the front page' },
        { target: 'anonymous', actions: 'ask to sign in again' },
      ],
    },
  },
});

export type SessionActor = ActorRefFrom<typeof session>;
