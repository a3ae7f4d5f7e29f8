import { assign, fromPromise, setup } from 'xstate';

/** What the server answers about an invitation, as far as its way depends on it. */
export interface Invitation {
  id: string;
  kind: 'unit' | 'project';
  status: string;
  /** Whether it is for the signed-in person; null where nobody is signed in. Who invites is not told. */
  is_yours?: boolean | null;
}

/** What an actor fails with, as far as the way depends on it. */
interface Failure {
  status?: number;
}

interface Ask {
  token: string;
  invitation?: Invitation;
}

const missing = (name: string) => () => Promise.reject(new Error(`No "${name}" provided.`));
const is =
  (status: number) =>
  (_: unknown, { error }: { error: unknown }) =>
    (error as Failure).status === status;

const failing = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keep failure', params: failing } as const;

const unauthorized = {
  guard: { type: 'is not signed in', params: failing },
  target: '#invitation.unidentified',
  actions: keepFailure,
} as const;
const forbidden = {
  guard: { type: 'is somebody else', params: failing },
  target: '#invitation.forbidden',
  actions: keepFailure,
} as const;
const over = {
  guard: { type: 'is over', params: failing },
  target: '#invitation.expired',
  actions: keepFailure,
} as const;
const unknown = {
  guard: { type: 'is unknown', params: failing },
  target: '#invitation.unknown',
  actions: keepFailure,
} as const;
const told = { type: 'keep invitation', params: ({ event }: { event: { output: Invitation } }) => event } as const;
const again = { target: 'pending', actions: keepFailure } as const;
const ask = ({ context: { token, invitation } }: { context: Ask }): Ask => ({
  token,
  ...(invitation && { invitation }),
});

/** One invitation by its token: looked at, then accepted or rejected by the invited. */
export const invitation = setup({
  types: {
    input: {} as { token: string },
    context: {} as Ask & { failure?: unknown },
    events: {} as { type: 'accept' } | { type: 'reject' } | { type: 'signed in' } | { type: 'ask again' },
    tags: {} as 'busy',
  },
  actors: {
    'look up': fromPromise<Invitation, Ask>(missing('look up')),
    accept: fromPromise<unknown, Ask>(missing('accept')),
    reject: fromPromise<unknown, Ask>(missing('reject')),
  },
  actions: {
    'keep invitation': assign((_, { output }: { output: Invitation }) => ({ invitation: output, failure: undefined })),
    'keep failure': assign((_, { error }: { error: unknown }) => ({ failure: error })),
    /** Accepted and rejected ones leave the pending list (specification, section 4). */
    'drop from the pending': () => {},
  },
  guards: {
    'has a token': ({ context }) => context.token !== '',
    'is for somebody else': (_, { output }: { output: Invitation }) =>
      output.status === 'pending' && output.is_yours === false,
    'waits for somebody to sign in': (_, { output }: { output: Invitation }) =>
      output.status === 'pending' && output.is_yours === null,
    'is pending': (_, { output }: { output: Invitation }) => output.status === 'pending',
    'was accepted': (_, { output }: { output: Invitation }) => output.status === 'accepted',
    'was rejected': (_, { output }: { output: Invitation }) => output.status === 'rejected',
    'was cancelled': (_, { output }: { output: Invitation }) => output.status === 'cancelled',
    'is not signed in': is(401),
    'is somebody else': is(403),
    'is over': is(400),
    'is unknown': is(404),
  },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'has a token', target: 'loading' }, { target: 'unknown' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'look up',
        src: 'look up',
        input: ask,
        onDone: [
          {
            guard: { type: 'is for somebody else', params: ({ event }) => event },
            target: 'forbidden',
            actions: told,
          },
          {
            guard: { type: 'waits for somebody to sign in', params: ({ event }) => event },
            target: 'unidentified',
            actions: told,
          },
          { guard: { type: 'is pending', params: ({ event }) => event }, target: 'open', actions: told },
          { guard: { type: 'was accepted', params: ({ event }) => event }, target: 'accepted', actions: told },
          { guard: { type: 'was rejected', params: ({ event }) => event }, target: 'rejected', actions: told },
          { guard: { type: 'was cancelled', params: ({ event }) => event }, target: 'cancelled', actions: told },
          { target: 'expired', actions: told },
        ],
        onError: [unauthorized, forbidden, unknown, { target: 'failed', actions: keepFailure }],
      },
    },
    open: {
      initial: 'pending',
      states: {
        pending: { on: { accept: 'accepting', reject: 'rejecting' } },
        accepting: {
          tags: 'busy',
          invoke: {
            id: 'accept',
            src: 'accept',
            input: ask,
            onDone: { target: '#invitation.accepted', actions: 'drop from the pending' },
            onError: [unauthorized, forbidden, over, unknown, again],
          },
        },
        rejecting: {
          tags: 'busy',
          invoke: {
            id: 'reject',
            src: 'reject',
            input: ask,
            onDone: { target: '#invitation.rejected', actions: 'drop from the pending' },
            onError: [unauthorized, forbidden, unknown, again],
          },
        },
      },
    },
    unidentified: { on: { 'signed in': 'loading' } },
    forbidden: { description: 'Signed in as somebody else than the invited.', on: { 'signed in': 'loading' } },
    failed: { on: { 'ask again': 'loading' } },
    accepted: { type: 'final' },
    rejected: { type: 'final' },
    cancelled: { type: 'final' },
    expired: { type: 'final' },
    unknown: { type: 'final' },
  },
});
