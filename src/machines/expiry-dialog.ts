import { and, assign, fromCallback, sendParent, setup } from 'xstate';
import { hasLapsed, isNearExpiry, isShortLived, sessionTimes, type Tokens } from './tokens';

interface Context {
  now: () => number;
  tokens: Tokens;
  /** The server has said that the token is over, whatever the clock here says. */
  wasTold: boolean;
  /** When the dialog last opened for these tokens. */
  shownAt?: number;
}

/** What the session tells the dialog. */
export type ToDialog =
  | { type: 'tokens changed'; tokens: Tokens }
  | { type: 'renewed'; tokens: Tokens }
  | { type: 'renewal refused' }
  | { type: 'renewal failed' }
  | { type: 'renewal unreachable' }
  | { type: 'token expired' }
  | { type: 'token needed' }
  | { type: 'woke' };

type Event = ToDialog | { type: 'extend' } | { type: 'leave' } | { type: 'dismiss' };

/** What the dialog tells the session. */
export type FromDialog = { type: 'dialog opened' } | { type: 'renew' } | { type: 'leave' } | { type: 'give up' };

const byServer = { target: '#expiry-dialog.open', actions: 'note that it was told' } as const;
const byNeed = { target: '#expiry-dialog.open', guard: 'has lapsed' } as const;

/** Watches over the life of the access token, and asks whether to extend the session once it is over. */
export const expiryDialog = setup({
  types: {
    input: {} as { now: () => number; tokens: Tokens },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Marks the dialog open for all tabs while it lives. An exit action would not run when the session stops it. */
    'hold flag': fromCallback(() => {}),
  },
  actions: {
    'take tokens': assign((_, { tokens }: { tokens: Tokens }) => ({ tokens, wasTold: false, shownAt: undefined })),
    'note that it was told': assign({ wasTold: true }),
    'note when it was shown': assign({ shownAt: ({ context }) => context.now() }),
    'tell that it opened': sendParent({ type: 'dialog opened' } satisfies FromDialog),
    'ask for renewal': sendParent({ type: 'renew' } satisfies FromDialog),
    'ask to leave': sendParent({ type: 'leave' } satisfies FromDialog),
    'give the session up': sendParent({ type: 'give up' } satisfies FromDialog),
    'say that it is extended': () => {},
    'say that it was refused': () => {},
    'say that it failed': () => {},
    'say that there is no connection': () => {},
  },
  guards: {
    'is short-lived': ({ context }) => isShortLived(context.tokens),
    'has lapsed': ({ context }) => context.wasTold || hasLapsed(context.tokens, context.now()),
    'is near its end': ({ context }) => isNearExpiry(context.tokens, context.now()),
    'may be shown again': ({ context: { shownAt, tokens, now } }) =>
      shownAt === undefined ||
      now() - shownAt >= (isShortLived(tokens) ? sessionTimes.showAgainShortLived : sessionTimes.showAgain),
  },
  delays: {
    grace: sessionTimes.grace,
    check: sessionTimes.check,
    'check near the end': sessionTimes.checkNearExpiry,
    'recheck after closing': sessionTimes.recheckAfterClosing,
  },
}).createMachine({
  id: 'expiry-dialog',
  context: ({ input }) => ({ ...input, wasTold: false }),
  initial: 'arming',
  on: {
    'tokens changed': {
      target: '.watching',
      actions: { type: 'take tokens', params: ({ event }) => ({ tokens: event.tokens }) },
    },
    renewed: {
      target: '.watching',
      actions: { type: 'take tokens', params: ({ event }) => ({ tokens: event.tokens }) },
    },
    'renewal refused': { target: '.over', actions: ['say that it was refused', 'give the session up'] },
    'renewal unreachable': { actions: 'say that there is no connection' },
  },
  states: {
    arming: {
      description: 'A token of long life gets half a minute after the login before it is looked at.',
      always: [{ guard: 'is short-lived', target: 'watching' }, { target: 'grace' }],
    },
    grace: {
      after: { grace: 'watching' },
      on: { 'token expired': byServer, 'token needed': byNeed },
    },
    watching: {
      initial: 'checking',
      on: { woke: '.checking', 'token expired': byServer, 'token needed': byNeed },
      states: {
        checking: {
          always: [
            { guard: and(['has lapsed', 'may be shown again']), target: '#expiry-dialog.open' },
            { guard: 'is near its end', target: 'often' },
            { target: 'seldom' },
          ],
        },
        seldom: { after: { check: 'checking' } },
        often: { after: { 'check near the end': 'checking' } },
      },
    },
    open: {
      tags: 'open',
      invoke: { id: 'flag', src: 'hold flag' },
      entry: ['note when it was shown', 'tell that it opened'],
      initial: 'choosing',
      states: {
        choosing: { on: { extend: 'extending', leave: 'leaving', dismiss: '#expiry-dialog.closed' } },
        extending: {
          tags: 'busy',
          entry: 'ask for renewal',
          on: {
            renewed: {
              target: '#expiry-dialog.closed',
              actions: [
                { type: 'take tokens', params: ({ event }) => ({ tokens: event.tokens }) },
                'say that it is extended',
              ],
            },
            'renewal unreachable': { target: 'choosing', actions: 'say that there is no connection' },
            'renewal failed': { target: '#expiry-dialog.over', actions: ['say that it failed', 'give the session up'] },
          },
        },
        leaving: { tags: 'busy', entry: 'ask to leave' },
      },
    },
    closed: {
      after: { 'recheck after closing': 'watching' },
      on: { 'token needed': byNeed },
    },
    over: { type: 'final' },
  },
});
