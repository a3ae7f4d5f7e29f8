import {
  assign,
  cancel,
  emit,
  enqueueActions,
  forwardTo,
  fromPromise,
  log,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { context, promise, things } from './things';

async function fetchRates() {
  return [1];
}

/** Machines that do what machines can do: every action, and actors of every kind. */
export const doing = {
  breaking: things.createMachine({
    id: 'breaking',
    context,
    initial: 'whole',
    states: {
      whole: {
        on: {
          count: { actions: 'count' },
          act: {
            target: 'after',
            actions: () => {
              throw new Error('There is no such file.');
            },
          },
          'mouse.*': 'after',
        },
      },
      after: { meta: { note: 'Reached by hand.' }, always: { guard: 'is many', target: 'over' } },
      over: { type: 'final' },
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
          { src: fromPromise(fetchRates), onError: 'failed' },
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
          enqueueActions(({ enqueue, check }) => {
            enqueue('tell');
            if (check('is few')) enqueue.assign({ count: 2 });
            if (check('is many')) enqueue.raise({ type: 'go' });
          }),
        ],
        on: { go: { target: 'done', actions: ['tell', 'count', assign({ count: 0 })], description: 'Onward.' } },
      },
      done: { type: 'final' },
    },
  }),
} as const;
