import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  log,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';

const promise = fromPromise(async () => 1);
const things = setup({
  types: { context: {} as { count: number }, events: {} as { type: string; by?: number } },
  actors: {
    promise,
    callback: fromCallback(() => {}),
    transition: fromTransition((state: number) => state, 0),
    observable: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }) as never),
  },
  guards: {
    'is many': ({ context }) => context.count > 3,
    'is few': ({ context }) => context.count < 3,
    'is over': ({ context }, { least }: { least: number }) => context.count > least,
  },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }), tell: () => {} },
  delays: { soon: 1_000, later: ({ context }) => context.count * 1_000 },
});
const context = { count: 0 };

/** Machines that show every feature of XState, for the tests of what is read and how it is drawn. */
export const zoo = {
  smallest: things.createMachine({ id: 'smallest', context }),
  toggle: things.createMachine({
    id: 'toggle',
    context,
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
  }),
  guards: things.createMachine({
    id: 'guards',
    context,
    initial: 'asked',
    states: {
      asked: {
        on: {
          answer: [
            { guard: and(['is many', not('is few')]), target: 'both' },
            { guard: or(['is many', and(['is few', not(or(['is many', 'is few']))])]), target: 'either' },
            { guard: { type: 'is over', params: { least: 5 } }, target: 'over' },
            { guard: ({ context }) => context.count === 1, target: 'inline' },
            { guard: stateIn({ asked: 'deep' }), target: 'inline' },
            { target: 'otherwise' },
          ],
        },
      },
      both: {},
      either: {},
      over: {},
      inline: {},
      otherwise: {},
    },
  }),
  times: things.createMachine({
    id: 'times',
    context,
    initial: 'waiting',
    states: {
      waiting: {
        after: {
          500: 'short',
          soon: { target: 'named' },
          later: [
            { guard: 'is many', target: 'computed' },
            { target: 'short', actions: 'tell' },
          ],
        },
      },
      short: { after: { 90000: 'waiting' } },
      named: { after: { 7200000: 'waiting' } },
      computed: { type: 'final' },
    },
  }),
  always: things.createMachine({
    id: 'always',
    context,
    initial: 'judging',
    states: {
      judging: {
        always: [{ guard: 'is many', target: 'many' }, { guard: 'is few', target: 'few' }, { target: 'some' }],
      },
      many: {},
      few: { always: { guard: not('is few'), target: 'judging' } },
      some: {},
    },
  }),
  nested: things.createMachine({
    id: 'nested',
    context,
    initial: 'outer',
    states: {
      outer: {
        initial: 'middle',
        on: { out: 'end', deep: '.middle.inner.second', again: { target: 'outer', reenter: true } },
        onDone: { target: 'end', actions: 'tell' },
        states: {
          middle: {
            initial: 'inner',
            on: { done: 'closed' },
            states: {
              inner: {
                initial: 'first',
                states: {
                  first: { on: { next: 'second' } },
                  second: { on: { home: '#nested.outer', end: '#nested.end' } },
                },
              },
            },
          },
          closed: { type: 'final' },
        },
      },
      end: { type: 'final', description: 'Nothing comes after it.' },
    },
  }),
  parallel: things.createMachine({
    id: 'parallel',
    context,
    type: 'parallel',
    onDone: { actions: 'tell' },
    on: { both: { target: ['.left.two', '.right.two'] } },
    states: {
      left: {
        initial: 'one',
        states: { one: { on: { step: 'two' } }, two: { on: { end: 'three' } }, three: { type: 'final' } },
      },
      right: {
        initial: 'one',
        states: { one: { on: { step: 'two' } }, two: { on: { end: 'three' } }, three: { type: 'final' } },
      },
      alone: {},
    },
  }),
  'parallel inside': things.createMachine({
    id: 'parallel inside',
    context,
    initial: 'idle',
    states: {
      idle: { on: { both: { target: ['working.left.two', 'working.right.two'] }, start: 'working' } },
      working: {
        type: 'parallel',
        onDone: 'idle',
        on: { stop: 'idle', fail: 'idle', leave: 'idle' },
        states: {
          left: { initial: 'one', states: { one: { on: { step: 'two' } }, two: { type: 'final' } } },
          right: { initial: 'one', states: { one: { on: { step: 'two' } }, two: { type: 'final' } } },
        },
      },
    },
  }),
  history: things.createMachine({
    id: 'history',
    context,
    initial: 'on',
    states: {
      on: {
        initial: 'low',
        on: { off: 'off' },
        states: {
          low: { on: { more: 'high' } },
          high: { initial: 'steady', states: { steady: { on: { flicker: 'flickering' } }, flickering: {} } },
          last: { type: 'history' },
          'last of all': { type: 'history', history: 'deep', target: 'low' },
        },
      },
      off: { on: { on: 'on.last', 'as it was': 'on.last of all' } },
    },
  }),
  self: things.createMachine({
    id: 'self',
    context,
    initial: 'here',
    on: { anywhere: { actions: 'tell' } },
    states: {
      here: {
        on: {
          stay: { actions: 'count' },
          forbidden: {},
          self: 'here',
          again: { target: 'here', reenter: true, actions: ['count', 'tell'] },
          there: 'there',
        },
      },
      there: {
        initial: 'a',
        on: { within: '.b', anew: { target: '.b', reenter: true }, '*': '#self.here', 'some.*': { actions: 'tell' } },
        states: { a: {}, b: {} },
      },
    },
  }),
  actors: things.createMachine({
    id: 'actors',
    context,
    initial: 'loading',
    invoke: { id: 'ears', src: 'callback' },
    states: {
      loading: {
        tags: ['busy', 'first'],
        description: 'Asks, and waits.',
        invoke: [
          {
            id: 'loader',
            src: 'promise',
            onDone: [{ guard: 'is many', target: 'ready', actions: 'count' }, { target: 'empty' }],
            onError: { target: 'failed', actions: ['tell', 'count'] },
          },
          { src: 'observable', onSnapshot: { actions: 'tell' } },
          { src: promise, onDone: 'ready' },
        ],
      },
      ready: { entry: spawnChild('callback', { id: 'helper' }), exit: stopChild('helper') },
      empty: {},
      failed: { on: { retry: 'loading' } },
    },
  }),
  actions: things.createMachine({
    id: 'actions',
    context,
    initial: 'acting',
    states: {
      acting: {
        entry: [
          'tell',
          { type: 'count' },
          () => {},
          assign({ count: 1 }),
          assign(() => ({ count: 2 })),
          raise({ type: 'go' }),
          raise({ type: 'later' }, { delay: 1_000, id: 'mine' }),
          log('said'),
        ],
        exit: [
          cancel('mine'),
          sendTo('someone', { type: 'hello' }),
          sendParent({ type: 'hello' }),
          forwardTo('someone'),
          emit({ type: 'noise' }),
          enqueueActions(() => {}),
        ],
        on: { go: { target: 'done', actions: ['tell', 'count', assign({ count: 0 })], description: 'Onward.' } },
      },
      done: { type: 'final' },
    },
  }),
  crowd: things.createMachine({
    id: 'crowd',
    context,
    initial: 'a',
    states: {
      a: {
        on: { one: 'b', two: 'b', three: 'b', four: { target: 'b', guard: 'is many', actions: 'count' } },
        always: { guard: 'is few', target: 'b' },
      },
      b: { on: { one: 'a', two: 'a', three: 'c' } },
      c: { on: { one: 'a', two: 'b' } },
    },
  }),
  thirty: createMachine({
    id: 'thirty',
    initial: 'group 0',
    states: Object.fromEntries(
      Array.from({ length: 6 }, (_, group) => [
        `group ${group}`,
        {
          initial: 'step 0',
          on: { onward: `group ${(group + 1) % 6}` },
          states: Object.fromEntries(
            Array.from({ length: 4 }, (_, step) => [
              `step ${step}`,
              {
                on: step < 3 ? { next: `step ${step + 1}` } : { restart: 'step 0' },
                after: { 1000: `step ${(step + 2) % 4}` },
              },
            ]),
          ),
        },
      ]),
    ),
  }),
} as const;
