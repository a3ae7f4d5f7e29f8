import { assign, fromPromise, setup } from 'xstate';

/** What the server knows of an import, as far as the way depends on it. */
export interface ImportKnown {
  id: string;
  state: 'running' | 'completed' | 'cancelled' | 'reverted';
  row_count: number;
  done_count: number;
}

/** A file that was read: whether the person must say first what its columns are, or which of its accounts is meant. */
export interface FileRead {
  hasQuestions: boolean;
}

/** What is known after a reload: as far as the person had come. */
export interface Kept extends FileRead {
  at: 'mapping' | 'comparing' | 'preview' | 'running';
  known?: ImportKnown;
}

interface Context {
  hasQuestions?: boolean;
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
const nextAccount = { guard: 'has questions', target: 'mapping', actions: 'forget import' } as const;
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
      | { type: 'reread' }
      | { type: 'run' }
      | { type: 'pause' }
      | { type: 'resume' }
      | { type: 'cancel' }
      | { type: 'revert' }
      | { type: 'again' }
      | { type: 'next account' },
    tags: {} as 'busy',
  },
  actors: {
    /** What this tab kept of an import that was not done. */
    restore: fromPromise<Kept | undefined>(missing('restore')),
    read: fromPromise<FileRead>(missing('read')),
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
    'keep questions': assign((_, { output }: { output: FileRead }) => ({
      hasQuestions: output.hasQuestions,
      failure: undefined,
    })),
    'keep import': assign((_, { output }: { output: ImportKnown }) => ({ known: output, failure: undefined })),
    'take up': assign((_, { output }: { output: Kept | undefined }) => ({
      hasQuestions: output?.hasQuestions,
      known: output?.known,
    })),
    'keep failure': assign((_, { error }: { error: unknown }) => ({ failure: error })),
    'forget failure': assign({ failure: undefined }),
    'forget import': assign({ known: undefined, failure: undefined }),
    'forget all': assign({ hasQuestions: undefined, known: undefined, failure: undefined }),
  },
  guards: {
    'was running': (_, { output }: { output: Kept | undefined }) => output?.at === 'running',
    'was looked at': (_, { output }: { output: Kept | undefined }) => output?.at === 'preview',
    'was compared': (_, { output }: { output: Kept | undefined }) => output?.at === 'comparing',
    'was mapped': (_, { output }: { output: Kept | undefined }) => output?.at === 'mapping',
    'needs no answers': (_, { output }: { output: FileRead }) => !output.hasQuestions,
    'has questions': ({ context }) => context.hasQuestions === true,
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
            guard: { type: 'needs no answers', params: ({ event }) => event },
            target: 'comparing',
            actions: { type: 'keep questions', params: ({ event }) => event },
          },
          { target: 'mapping', actions: { type: 'keep questions', params: ({ event }) => event } },
        ],
        onError: { target: 'choosing', actions: failed },
      },
    },
    mapping: { on: { map: 'comparing', back: forget } },
    comparing: {
      initial: 'asking',
      on: { back: [{ guard: 'has questions', target: 'mapping', actions: 'forget failure' }, forget] },
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
      initial: 'ready',
      on: { back: [{ guard: 'has questions', target: 'mapping', actions: 'forget failure' }, forget] },
      states: {
        ready: { on: { run: '#import.running', reread: 'comparing' } },
        comparing: {
          description: 'The rows are read in another way, and compared anew while they stay in sight.',
          tags: 'busy',
          invoke: {
            id: 'compare again',
            src: 'compare',
            onDone: 'ready',
            onError: { target: 'failed', actions: failed },
          },
        },
        failed: { on: { retry: { target: 'comparing', actions: 'forget failure' } } },
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
    report: {
      on: { revert: { target: 'reverting', actions: 'forget failure' }, again: forget, 'next account': nextAccount },
    },
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
    reverted: { on: { again: forget, 'next account': nextAccount } },
  },
});
