import { assign, fromPromise, setup } from 'xstate';

/** What the server knows of an import, as far as the way depends on it. */
export interface ImportKnown {
  id: string;
  state: 'running' | 'completed' | 'cancelled' | 'reverted';
  row_count: number;
  done_count: number;
}

/** What is known after a reload: as far as the person had come. */
export interface Kept {
  at: 'mapping' | 'comparing' | 'preview' | 'running';
  format: 'csv' | 'ofx';
  known?: ImportKnown;
}

interface Context {
  format?: 'csv' | 'ofx';
  known?: ImportKnown;
  failure?: unknown;
}

const missing = (name: string) => () => Promise.reject(new Error(`No "${name}" provided.`));
const failed = { type: 'keep failure', params: ({ event }: { event: { error: unknown } }) => event } as const;
const told = { type: 'keep import', params: ({ event }: { event: { output: ImportKnown } }) => event } as const;
const over = {
  guard: { type: 'is over', params: ({ event }: { event: { output: ImportKnown } }) => event },
  target: '#import.report',
  actions: told,
} as const;
const ask = ({ context: { known } }: { context: Context }) => known as ImportKnown;
const forget = { target: '#import.choosing', actions: 'forget all' } as const;

/** A statement on its way into an account: read, understood, looked at, sent part by part, and taken back. */
export const statementImport = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'read' }
      | { type: 'map' }
      | { type: 'retry' }
      | { type: 'back' }
      | { type: 'run' }
      | { type: 'pause' }
      | { type: 'resume' }
      | { type: 'cancel' }
      | { type: 'revert' }
      | { type: 'again' },
    tags: {} as 'busy',
  },
  actors: {
    /** What this tab kept of an import that was not done. */
    restore: fromPromise<Kept | undefined>(missing('restore')),
    read: fromPromise<'csv' | 'ofx'>(missing('read')),
    /** Makes rows of the statement, and asks which of them the account has already. */
    compare: fromPromise<void>(missing('compare')),
    start: fromPromise<ImportKnown>(missing('start')),
    /** Sends the next part. */
    send: fromPromise<ImportKnown, ImportKnown>(missing('send')),
    /** Asks how far the import is. */
    look: fromPromise<ImportKnown, ImportKnown>(missing('look')),
    cancel: fromPromise<ImportKnown, ImportKnown>(missing('cancel')),
    revert: fromPromise<ImportKnown, ImportKnown>(missing('revert')),
  },
  actions: {
    'keep format': assign((_, { output }: { output: 'csv' | 'ofx' }) => ({ format: output, failure: undefined })),
    'keep import': assign((_, { output }: { output: ImportKnown }) => ({ known: output, failure: undefined })),
    'take up': assign((_, { output }: { output: Kept | undefined }) => ({
      format: output?.format,
      known: output?.known,
    })),
    'keep failure': assign((_, { error }: { error: unknown }) => ({ failure: error })),
    'forget failure': assign({ failure: undefined }),
    'forget all': assign({ format: undefined, known: undefined, failure: undefined }),
  },
  guards: {
    'was running': (_, { output }: { output: Kept | undefined }) => output?.at === 'running',
    'was looked at': (_, { output }: { output: Kept | undefined }) => output?.at === 'preview',
    'was compared': (_, { output }: { output: Kept | undefined }) => output?.at === 'comparing',
    'was mapped': (_, { output }: { output: Kept | undefined }) => output?.at === 'mapping',
    'names its columns': (_, { output }: { output: 'csv' | 'ofx' }) => output === 'ofx',
    'was mapped by hand': ({ context }) => context.format === 'csv',
    'is over': (_, { output }: { output: ImportKnown }) => output.state !== 'running',
    'has begun': ({ context }) => context.known !== undefined,
  },
}).createMachine({
  id: 'import',
  context: {},
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: { type: 'was running', params: ({ event }) => event },
            target: 'running.judging',
            actions: { type: 'take up', params: ({ event }) => event },
          },
          {
            guard: { type: 'was looked at', params: ({ event }) => event },
            target: 'preview',
            actions: { type: 'take up', params: ({ event }) => event },
          },
          {
            guard: { type: 'was compared', params: ({ event }) => event },
            target: 'comparing',
            actions: { type: 'take up', params: ({ event }) => event },
          },
          {
            guard: { type: 'was mapped', params: ({ event }) => event },
            target: 'mapping',
            actions: { type: 'take up', params: ({ event }) => event },
          },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
    },
    choosing: { on: { read: { target: 'reading', actions: 'forget failure' } } },
    reading: {
      tags: 'busy',
      on: { cancel: forget },
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: { type: 'names its columns', params: ({ event }) => event },
            target: 'comparing',
            actions: { type: 'keep format', params: ({ event }) => event },
          },
          { target: 'mapping', actions: { type: 'keep format', params: ({ event }) => event } },
        ],
        onError: { target: 'choosing', actions: failed },
      },
    },
    mapping: { on: { map: 'comparing', back: forget } },
    comparing: {
      initial: 'asking',
      on: { back: [{ guard: 'was mapped by hand', target: 'mapping', actions: 'forget failure' }, forget] },
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'compare',
            src: 'compare',
            onDone: '#import.preview',
            onError: { target: 'failed', actions: failed },
          },
        },
        failed: { on: { retry: { target: 'asking', actions: 'forget failure' } } },
      },
    },
    preview: {
      on: {
        run: 'running',
        back: [{ guard: 'was mapped by hand', target: 'mapping' }, forget],
      },
    },
    running: {
      initial: 'judging',
      states: {
        judging: { always: [{ guard: 'has begun', target: 'looking' }, { target: 'starting' }] },
        starting: {
          tags: 'busy',
          invoke: {
            id: 'start',
            src: 'start',
            onDone: { target: 'sending', actions: told },
            onError: { target: 'interrupted', actions: failed },
          },
        },
        sending: {
          tags: 'busy',
          on: { pause: 'paused' },
          invoke: {
            id: 'send',
            src: 'send',
            input: ask,
            onDone: [over, { target: 'sending', reenter: true, actions: told }],
            onError: { target: 'interrupted', actions: failed },
          },
        },
        looking: {
          description: 'What was sent before a pause, a fault or a reload may have arrived.',
          tags: 'busy',
          invoke: {
            id: 'look',
            src: 'look',
            input: ask,
            onDone: [over, { target: 'sending', actions: told }],
            onError: { target: 'interrupted', actions: failed },
          },
        },
        paused: { on: { resume: 'looking', cancel: 'cancelling' } },
        interrupted: {
          on: {
            resume: { target: 'judging', actions: 'forget failure' },
            cancel: [{ guard: 'has begun', target: 'cancelling', actions: 'forget failure' }, { ...forget }],
          },
        },
        cancelling: {
          tags: 'busy',
          invoke: {
            id: 'cancel',
            src: 'cancel',
            input: ask,
            onDone: { target: '#import.report', actions: told },
            onError: { target: 'interrupted', actions: failed },
          },
        },
      },
    },
    report: { on: { revert: { target: 'reverting', actions: 'forget failure' }, again: forget } },
    reverting: {
      tags: 'busy',
      invoke: {
        id: 'revert',
        src: 'revert',
        input: ask,
        onDone: { target: 'reverted', actions: told },
        onError: { target: 'report', actions: failed },
      },
    },
    reverted: { on: { again: forget } },
  },
});
