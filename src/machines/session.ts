import { assign, fromPromise, setup } from 'xstate';
import type { Schema } from '#openapi/operations';

/** The tokens as the browser keeps them; expiry in milliseconds since 1970. */
export interface StoredTokens {
  accessToken: string;
  accessTokenExpiresAt: number;
  refreshToken: string;
  refreshTokenExpiresAt: number;
}

export type Person = Schema<'User'>;

interface Context {
  now: () => number;
  tokens?: StoredTokens;
  person?: Person;
  failure?: unknown;
}

type Event =
  | { type: 'signed in'; tokens: StoredTokens }
  | { type: 'token refused' }
  | { type: 'ask again' }
  | { type: 'leave' }
  | { type: 'leave everywhere' };

/** Longest wait (ms) for the server to end a session before the browser forgets it anyway. */
export const REVOKE_CAP = 5_000;

const missing = (name: string) => () => Promise.reject(new Error(`No "${name}" provided.`));

const over = { target: '#session.anonymous', actions: ['forget tokens', 'show the front page'] } as const;

/** From opening the app to leaving it: who is here, and with which tokens. */
export const session = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'settled',
  },
  actors: {
    'read storage': fromPromise<StoredTokens | undefined>(missing('read storage')),
    'load person': fromPromise<Person>(missing('load person')),
    revoke: fromPromise<void, { refreshToken?: string; everywhere: boolean }>(missing('revoke')),
  },
  actions: {
    'keep tokens': (_, _params: { tokens: StoredTokens }) => {},
    'forget tokens': () => {},
    'show the front page': () => {},
    'ask to sign in again': () => {},
  },
  guards: {
    'tokens still hold': ({ context }, { tokens }: { tokens?: StoredTokens }) =>
      tokens !== undefined && tokens.accessTokenExpiresAt > context.now(),
  },
  delays: { 'revoke cap': REVOKE_CAP },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ now: input.now }),
  initial: 'booting',
  states: {
    booting: {
      invoke: {
        id: 'read storage',
        src: 'read storage',
        onDone: [
          {
            guard: { type: 'tokens still hold', params: ({ event }) => ({ tokens: event.output }) },
            target: 'authenticated',
            actions: assign({ tokens: ({ event }) => event.output }),
          },
          { target: 'anonymous', actions: 'forget tokens' },
        ],
        onError: 'anonymous',
      },
    },
    anonymous: {
      tags: 'settled',
      entry: assign({ tokens: undefined, person: undefined, failure: undefined }),
      on: {
        'signed in': {
          target: 'authenticated',
          actions: [
            assign({ tokens: ({ event }) => event.tokens }),
            { type: 'keep tokens', params: ({ event }) => ({ tokens: event.tokens }) },
          ],
        },
      },
    },
    authenticated: {
      initial: 'loading',
      on: {
        leave: 'ending.here',
        'leave everywhere': 'ending.everywhere',
        'token refused': { target: 'anonymous', actions: ['forget tokens', 'ask to sign in again'] },
      },
      states: {
        loading: {
          invoke: {
            id: 'load person',
            src: 'load person',
            onDone: { target: 'ready', actions: assign({ person: ({ event }) => event.output, failure: undefined }) },
            onError: { target: 'failed', actions: assign({ failure: ({ event }) => event.error }) },
          },
        },
        ready: { tags: 'settled' },
        failed: { tags: 'settled', on: { 'ask again': 'loading' } },
      },
    },
    ending: {
      initial: 'here',
      // The browser forgets the tokens whatever the server answers.
      after: { 'revoke cap': over },
      states: {
        here: {
          invoke: {
            id: 'revoke here',
            src: 'revoke',
            input: ({ context }) => ({ refreshToken: context.tokens?.refreshToken, everywhere: false }),
            onDone: over,
            onError: over,
          },
        },
        everywhere: {
          invoke: {
            id: 'revoke everywhere',
            src: 'revoke',
            input: ({ context }) => ({ refreshToken: context.tokens?.refreshToken, everywhere: true }),
            onDone: over,
            onError: over,
          },
        },
      },
    },
  },
});
