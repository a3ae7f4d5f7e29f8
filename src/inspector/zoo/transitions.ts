import { and, not, or, stateIn } from 'xstate';
import { context, things } from './things';

/** Machines whose transitions show what XState can say: guards, times, `always`, those to oneself, and many between two states. */
export const transitions = {
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
} as const;
