import { createMachine } from 'xstate';

const leaf = {};
const end = { type: 'final' } as const;

/** Machines in the manner of the public examples of XState, written for this zoo. */
export const everyday = {
  'traffic light': createMachine({
    id: 'traffic light',
    initial: 'green',
    states: {
      green: { after: { 20000: 'yellow' } },
      yellow: { after: { 3000: 'red' } },
      red: {
        initial: 'walk',
        onDone: 'green',
        states: { walk: { after: { 9000: 'hurry' } }, hurry: { after: { 4000: 'stop' } }, stop: end },
      },
    },
  }),
  counter: createMachine({
    id: 'counter',
    on: { up: { actions: 'add' }, down: { guard: 'is above zero', actions: 'take' }, reset: { actions: 'clear' } },
  }),
  fetch: createMachine({
    id: 'fetch',
    initial: 'idle',
    states: {
      idle: { on: { fetch: 'loading' } },
      loading: { invoke: { src: 'ask', onDone: 'success', onError: 'failure' }, on: { cancel: 'idle' } },
      success: { on: { again: 'loading' } },
      failure: { on: { retry: 'loading' }, after: { backoff: { guard: 'may retry', target: 'loading' } } },
    },
  }),
  debounce: createMachine({
    id: 'debounce',
    initial: 'still',
    states: {
      still: { on: { type: 'typing' } },
      typing: { on: { type: { target: 'typing', reenter: true } }, after: { 300: 'asking' } },
      asking: { invoke: { src: 'search', onDone: 'still', onError: 'still' }, on: { type: 'typing' } },
    },
  }),
  stopwatch: createMachine({
    id: 'stopwatch',
    initial: 'stopped',
    on: { reset: { target: '.stopped', actions: 'clear' } },
    states: {
      stopped: { on: { start: 'running' } },
      running: {
        invoke: { src: 'ticks' },
        on: { tick: { actions: 'add' }, stop: 'stopped', lap: { actions: 'note' } },
      },
    },
  }),
  timer: createMachine({
    id: 'timer',
    initial: 'running',
    states: {
      running: {
        invoke: { src: 'ticks' },
        always: { guard: 'is over', target: 'done' },
        on: { tick: { actions: 'add' } },
      },
      done: { on: { longer: 'running' } },
    },
  }),
  'temperature converter': createMachine({
    id: 'temperature converter',
    on: { celsius: { actions: 'to fahrenheit' }, fahrenheit: { actions: 'to celsius' } },
  }),
  'flight booker': createMachine({
    id: 'flight booker',
    initial: 'one way',
    states: {
      'one way': { on: { 'both ways': 'return', book: { guard: 'is a day to come', target: 'booking' } } },
      return: {
        initial: 'wrong',
        on: { 'one way': 'one way' },
        states: {
          wrong: { always: { guard: 'is in order', target: 'right' } },
          right: { on: { change: 'wrong', book: '#flight booker.booking' } },
        },
      },
      booking: { invoke: { src: 'book', onDone: 'booked', onError: 'one way' } },
      booked: end,
    },
  }),
  'media player': createMachine({
    id: 'media player',
    type: 'parallel',
    states: {
      video: {
        initial: 'loading',
        states: {
          loading: { on: { ready: 'paused', broken: 'broken' } },
          paused: { on: { play: 'playing' } },
          playing: { on: { pause: 'paused', end: 'ended', starve: 'buffering' } },
          buffering: { on: { fed: 'playing' } },
          ended: { on: { play: 'playing' } },
          broken: end,
        },
      },
      sound: { initial: 'on', states: { on: { on: { mute: 'off' } }, off: { on: { mute: 'on' } } } },
      size: { initial: 'inline', states: { inline: { on: { grow: 'full' } }, full: { on: { shrink: 'inline' } } } },
    },
  }),
  'vending machine': createMachine({
    id: 'vending machine',
    initial: 'idle',
    states: {
      idle: { on: { coin: 'paid in part' } },
      'paid in part': {
        always: { guard: 'is enough', target: 'ready' },
        on: { coin: { actions: 'add' }, back: 'giving back' },
        after: { 60000: 'giving back' },
      },
      ready: {
        on: { choose: [{ guard: 'is there', target: 'giving' }, { actions: 'say it is out' }], back: 'giving back' },
      },
      giving: { invoke: { src: 'drop', onDone: 'giving back', onError: 'out of order' } },
      'giving back': { after: { 2000: 'idle' } },
      'out of order': leaf,
    },
  }),
  checkout: createMachine({
    id: 'checkout',
    initial: 'cart',
    states: {
      cart: { on: { next: { guard: 'has something', target: 'address' } } },
      address: { on: { next: 'delivery', back: 'cart' } },
      delivery: { on: { next: 'payment', back: 'address' } },
      payment: {
        initial: 'choosing',
        on: { back: 'delivery' },
        onDone: 'thanks',
        states: {
          choosing: { on: { card: 'card', pix: 'pix' } },
          card: { invoke: { src: 'charge', onDone: 'paid', onError: 'refused' } },
          pix: { after: { 900000: 'refused' }, on: { seen: 'paid' } },
          refused: { on: { again: 'choosing' } },
          paid: end,
        },
      },
      thanks: end,
    },
  }),
  'drag and drop': createMachine({
    id: 'drag and drop',
    initial: 'idle',
    states: {
      idle: { on: { 'mouse.down': { target: 'dragging', actions: 'lift' } } },
      dragging: {
        on: { 'mouse.move': { actions: 'move' }, 'mouse.up': { target: 'idle', actions: 'drop' }, escape: 'idle' },
      },
    },
  }),
  elevator: createMachine({
    id: 'elevator',
    type: 'parallel',
    states: {
      cabin: {
        initial: 'waiting',
        states: {
          waiting: {
            always: [
              { guard: 'is asked above', target: 'up' },
              { guard: 'is asked below', target: 'down' },
            ],
          },
          up: { after: { 1500: 'arriving' } },
          down: { after: { 1500: 'arriving' } },
          arriving: {
            always: [
              { guard: 'is wanted here', target: 'waiting' },
              { guard: 'goes up', target: 'up' },
              { target: 'down' },
            ],
          },
        },
      },
      door: {
        initial: 'closed',
        states: {
          closed: { on: { open: { guard: 'stands', target: 'opening' } } },
          opening: { after: { 800: 'open' } },
          open: { after: { 4000: 'closing' } },
          closing: { on: { 'something between': 'opening' }, after: { 800: 'closed' } },
        },
      },
    },
  }),
  feedback: createMachine({
    id: 'feedback',
    initial: 'question',
    states: {
      question: { on: { good: 'thanks', bad: 'form', close: 'closed' } },
      form: {
        on: {
          submit: [{ guard: 'says something', target: 'thanks' }, { actions: 'ask again' }],
          back: 'question',
          close: 'closed',
        },
      },
      thanks: { after: { 3000: 'closed' } },
      closed: { on: { restart: 'question' } },
    },
  }),
  'credit check': createMachine({
    id: 'credit check',
    initial: 'application',
    states: {
      application: { on: { submit: 'verifying' } },
      verifying: {
        invoke: {
          src: 'verify',
          onDone: [{ guard: 'is real', target: 'checking' }, { target: 'application' }],
          onError: 'application',
        },
      },
      checking: {
        type: 'parallel',
        onDone: 'deciding',
        states: {
          first: {
            initial: 'asking',
            states: {
              asking: { invoke: { src: 'bureau', onDone: 'known', onError: 'unknown' } },
              known: end,
              unknown: end,
            },
          },
          second: {
            initial: 'asking',
            states: {
              asking: { invoke: { src: 'bureau', onDone: 'known', onError: 'unknown' } },
              known: end,
              unknown: end,
            },
          },
          third: {
            initial: 'asking',
            states: {
              asking: { invoke: { src: 'bureau', onDone: 'known', onError: 'unknown' } },
              known: end,
              unknown: end,
            },
          },
        },
      },
      deciding: { always: [{ guard: 'is good', target: 'granted' }, { target: 'refused' }] },
      granted: end,
      refused: end,
    },
  }),
  doughnuts: createMachine({
    id: 'doughnuts',
    initial: 'ingredients',
    states: {
      ingredients: { on: { next: 'mixing' } },
      mixing: {
        type: 'parallel',
        onDone: 'proving',
        states: {
          dry: { initial: 'mix', states: { mix: { on: { dry: 'ready' } }, ready: end } },
          wet: { initial: 'mix', states: { mix: { on: { wet: 'ready' } }, ready: end } },
        },
      },
      proving: { after: { 3600000: 'frying' } },
      frying: { on: { 'turn over': { actions: 'turn' }, 'golden brown': 'glazing' } },
      glazing: { on: { glazed: 'eaten' } },
      eaten: end,
    },
  }),
  pagination: createMachine({
    id: 'pagination',
    initial: 'first',
    states: {
      first: { on: { next: [{ guard: 'is last but one', target: 'last' }, { target: 'between' }], last: 'last' } },
      between: {
        on: {
          next: [{ guard: 'is last but one', target: 'last' }, { actions: 'add' }],
          previous: [{ guard: 'is second', target: 'first' }, { actions: 'take' }],
        },
      },
      last: { on: { previous: 'between', first: 'first' } },
    },
  }),
  socket: createMachine({
    id: 'socket',
    initial: 'closed',
    states: {
      closed: { on: { open: 'connecting' } },
      connecting: { invoke: { src: 'connect', onDone: 'open', onError: 'waiting' } },
      open: {
        invoke: { src: 'messages' },
        on: { message: { actions: 'hand on' }, lost: 'waiting', close: 'closed' },
        initial: 'alive',
        states: {
          alive: { after: { 30000: 'silent' } },
          silent: { after: { 5000: '#socket.waiting' }, on: { pong: 'alive' } },
        },
      },
      waiting: { after: { backoff: 'connecting' }, on: { close: 'closed', online: 'connecting' } },
    },
  }),
  onboarding: createMachine({
    id: 'onboarding',
    initial: 'welcome',
    on: { skip: '.done' },
    states: {
      welcome: { on: { next: 'name' } },
      name: { on: { next: 'team', back: 'welcome' } },
      team: { on: { next: 'invite', back: 'name' } },
      invite: { on: { next: 'done', back: 'team' } },
      done: end,
    },
  }),
  upload: createMachine({
    id: 'upload',
    initial: 'empty',
    states: {
      empty: { on: { 'file.*': 'checking' } },
      checking: {
        always: [
          { guard: 'is too large', target: 'refused' },
          { guard: 'is of a kind', target: 'sending' },
          { target: 'refused' },
        ],
      },
      sending: {
        invoke: { src: 'send', onDone: 'sent', onError: 'paused', onSnapshot: { actions: 'show progress' } },
        on: { pause: 'paused', cancel: 'empty' },
      },
      paused: { on: { resume: 'sending', cancel: 'empty' } },
      refused: { on: { 'file.*': 'checking' } },
      sent: { on: { another: 'empty' } },
    },
  }),
  quiz: createMachine({
    id: 'quiz',
    initial: 'home',
    states: {
      home: { on: { start: 'loading' } },
      loading: { invoke: { src: 'questions', onDone: 'question', onError: 'home' } },
      question: {
        initial: 'thinking',
        after: { 20000: '.wrong' },
        states: {
          thinking: { on: { answer: [{ guard: 'is right', target: 'right' }, { target: 'wrong' }] } },
          right: { entry: 'add a point', after: { 1000: 'next' } },
          wrong: { entry: 'take a heart', after: { 1000: 'next' } },
          next: end,
        },
        onDone: [
          { guard: 'has no heart', target: 'lost' },
          { guard: 'was the last', target: 'won' },
          { target: 'question', reenter: true },
        ],
      },
      lost: { on: { again: 'loading', home: 'home' } },
      won: { on: { again: 'loading', home: 'home' } },
    },
  }),
  snake: createMachine({
    id: 'snake',
    initial: 'new',
    states: {
      new: { on: { 'arrow key': 'moving' } },
      moving: {
        entry: 'move',
        after: { 80: 'moving' },
        always: [
          { guard: 'ate', actions: 'grow' },
          { guard: 'hit something', target: 'over' },
        ],
        on: { 'arrow key': { actions: 'turn' } },
      },
      over: { on: { again: 'new' } },
    },
  }),
  'tic tac toe': createMachine({
    id: 'tic tac toe',
    initial: 'playing',
    states: {
      playing: {
        always: [
          { guard: 'is won', target: 'over.won' },
          { guard: 'is full', target: 'over.drawn' },
        ],
        on: { play: { guard: 'is free', actions: ['mark', 'change sides'] } },
      },
      over: { initial: 'won', states: { won: { tags: 'winner' }, drawn: { tags: 'draw' } }, on: { again: 'playing' } },
    },
  }),
  'todo list': createMachine({
    id: 'todo list',
    type: 'parallel',
    states: {
      filter: {
        initial: 'all',
        states: { all: leaf, open: leaf, done: leaf },
        on: { 'show.all': '.all', 'show.open': '.open', 'show.done': '.done' },
      },
      item: {
        initial: 'reading',
        states: {
          reading: { on: { edit: 'editing', toggle: { actions: 'toggle' } } },
          editing: { on: { save: 'reading', escape: 'reading' } },
        },
      },
    },
  }),
  autosave: createMachine({
    id: 'autosave',
    initial: 'saved',
    states: {
      saved: { on: { change: 'changed' } },
      changed: { after: { 2000: 'saving' }, on: { change: { target: 'changed', reenter: true }, save: 'saving' } },
      saving: { invoke: { src: 'save', onDone: 'saved', onError: 'conflict' }, on: { change: 'changed' } },
      conflict: { on: { mine: 'saving', theirs: 'saved' } },
    },
  }),
  microwave: createMachine({
    id: 'microwave',
    initial: 'closed',
    states: {
      open: { on: { close: 'closed.past' } },
      closed: {
        initial: 'off',
        on: { open: 'open' },
        states: {
          off: { on: { start: 'on' } },
          on: { after: { 60000: 'off' }, on: { stop: 'off' } },
          past: { type: 'history' },
        },
      },
    },
  }),
  thermostat: createMachine({
    id: 'thermostat',
    initial: 'off',
    states: {
      off: { on: { power: 'on' } },
      on: {
        initial: 'resting',
        on: { power: 'off' },
        states: {
          resting: {
            on: {
              reading: [
                { guard: 'is cold', target: 'heating' },
                { guard: 'is hot', target: 'cooling' },
              ],
            },
          },
          heating: { on: { reading: { guard: 'is warm', target: 'resting' } } },
          cooling: { on: { reading: { guard: 'is cool', target: 'resting' } } },
        },
      },
    },
  }),
  'cash machine': createMachine({
    id: 'cash machine',
    initial: 'idle',
    states: {
      idle: { on: { card: 'pin' } },
      pin: {
        on: {
          digits: [
            { guard: 'is the pin', target: 'menu' },
            { guard: 'was the third', target: 'card kept' },
            { actions: 'count' },
          ],
          cancel: 'card back',
        },
      },
      menu: { on: { balance: 'balance', withdraw: 'amount', cancel: 'card back' }, after: { 30000: 'card back' } },
      balance: { on: { back: 'menu' } },
      amount: { on: { confirm: [{ guard: 'is covered', target: 'notes' }, { actions: 'refuse' }], back: 'menu' } },
      notes: { invoke: { src: 'count notes', onDone: 'card back', onError: 'card back' } },
      'card back': { after: { 10000: 'card kept' }, on: { taken: 'idle' } },
      'card kept': { after: { 5000: 'idle' } },
    },
  }),
  order: createMachine({
    id: 'order',
    initial: 'placed',
    on: { cancel: { guard: 'is not sent', target: '.cancelled' } },
    states: {
      placed: { on: { pay: 'paid' }, after: { 86400000: 'cancelled' } },
      paid: { on: { pack: 'packed' } },
      packed: { on: { send: 'sent' } },
      sent: { on: { arrive: 'delivered', lose: 'lost' } },
      lost: { on: { 'send again': 'packed', refund: 'refunded' } },
      delivered: { on: { return: 'returned' }, after: { 1209600000: 'closed' } },
      returned: { on: { refund: 'refunded' } },
      refunded: end,
      cancelled: end,
      closed: end,
    },
  }),
  approval: createMachine({
    id: 'approval',
    initial: 'draft',
    states: {
      draft: { on: { submit: 'review' } },
      review: {
        type: 'parallel',
        on: { reject: 'draft' },
        onDone: 'approved',
        states: {
          legal: { initial: 'open', states: { open: { on: { 'legal.ok': 'ok' } }, ok: end } },
          finance: { initial: 'open', states: { open: { on: { 'finance.ok': 'ok' } }, ok: end } },
        },
      },
      approved: { on: { publish: 'published' } },
      published: { on: { withdraw: 'draft' } },
    },
  }),
  'garage door': createMachine({
    id: 'garage door',
    initial: 'closed',
    states: {
      closed: { on: { press: 'opening' } },
      opening: { on: { press: 'stopped', 'at the top': 'open' } },
      open: { on: { press: 'closing' } },
      closing: { on: { press: 'stopped', 'at the ground': 'closed', 'something below': 'opening' } },
      stopped: { on: { press: [{ guard: 'was opening', target: 'closing' }, { target: 'opening' }] } },
    },
  }),
  'chess clock': createMachine({
    id: 'chess clock',
    initial: 'set',
    states: {
      set: { on: { start: 'white' } },
      white: { on: { press: 'black', flag: 'over', pause: 'paused' } },
      black: { on: { press: 'white', flag: 'over', pause: 'paused' } },
      paused: { on: { 'go on': [{ guard: 'was white', target: 'white' }, { target: 'black' }] } },
      over: end,
    },
  }),
} as const;

/** Machines that are odd: without a name, without words of one script, with everything at once. */
export const odd = {
  'one of no name': createMachine({ initial: 'open', states: { open: { on: { shut: 'shut' } }, shut: leaf } }),
  'another of no name': createMachine({ initial: 'open', states: { open: { on: { push: 'ajar' } }, ajar: leaf } }),
  'other scripts': createMachine({
    id: 'ドア: "a; b" # {c}',
    initial: '閉じた',
    states: {
      閉じた: { on: { 'открыть; [x]': 'ação' } },
      ação: { on: { 'a → b': 'acao' } },
      acao: { on: { '*': '閉じた' } },
    },
  }),
} as const;
