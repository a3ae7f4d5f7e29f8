import { createMachine } from 'xstate';
import { context, things } from './things';

/** Machines whose states lie in one another, at once or one at a time, and are remembered. */
export const nesting = {
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
