import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { eventName } from './record';
import { Redactor } from './redact';
import { Run } from './run';
import { lineOf, stepOf, stepsOf } from './script';
import type { AnyStage } from './stage';

const child = setup({ delays: { patience: 3_000 } }).createMachine({
  id: 'child machine',
  initial: 'patient',
  states: { patient: { on: { poke: 'poked' }, after: { patience: 'bored' } }, poked: {}, bored: {} },
});

const machine = setup({
  types: {
    context: {} as { accessToken?: string; tries: number },
    events: {} as { type: 'ask'; code: string } | { type: 'stop' },
  },
  actors: { fetch: fromPromise<{ accessToken: string }>(async () => ({ accessToken: '' })), child },
  guards: { 'is long': ({ event }) => event.type === 'ask' && event.code.length > 3, never: () => false },
}).createMachine({
  id: 'asking',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { ask: { guard: 'is long', target: 'asking' }, stop: { guard: 'never', target: 'asking' } } },
    asking: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: [
        {
          id: 'fetch',
          src: 'fetch',
          onDone: { target: 'done', actions: assign({ accessToken: ({ event }) => event.output.accessToken }) },
          onError: 'idle',
        },
        { id: 'kid', src: 'child' },
      ],
      after: { 5000: 'idle' },
    },
    done: {},
  },
});

const stage = {
  machine,
  events: { ask: { short: () => ({ code: '12' }), long: () => ({ code: '123456' }) } },
  answers: { fetch: { token: ({ now }) => ({ accessToken: `secret at ${now()}` }) } },
} as AnyStage & { machine: AnyStateMachine };

const root = (run: Run) => run.recorder.actors[0] as Run['recorder']['actors'][number];
const transitionTo = (run: Run, target: string, kind: string) =>
  root(run).graph.transitions.find((one) => one.targets.includes(target) && one.kind === kind) as never;

describe('a run', () => {
  it('follows a script, and writes the same one', async () => {
    const script = 'send asking / ask = long\npass 1000\nanswer fetch = token';
    const run = await Run.of(stage, script);
    expect(root(run).shot.value).toBe('done');
    expect(run.script).toBe(script);
    expect(run.recorder.entries.at(-1)).toMatchObject({
      at: 1_000,
      from: 'asking',
      event: { type: 'xstate.done.actor.fetch' },
      taken: ['asking.asking xstate.done.actor.fetch 1'],
      changes: [{ path: 'accessToken', after: '••• 2' }],
    });
  });

  it('shows no secret anywhere', async () => {
    const run = await Run.of(stage, 'send asking / ask : {"code":"123456"}\nanswer fetch = token');
    const { actors, entries, messages } = run.recorder;
    expect(JSON.stringify([actors, entries, messages, run.script])).not.toMatch(/secret at|123456/);
  });

  it('tells what would be accepted, and what bars the rest', async () => {
    const run = await Run.of(stage, '');
    expect([...run.verdictsOf(root(run))]).toEqual([
      ['asking.idle ask 1', { is: 'open' }],
      ['asking.idle stop 1', { is: 'barred', by: 'never' }],
    ]);
    await run.play(run.stepTo(root(run), transitionTo(run, 'asking.asking', 'event')) as never);
    expect(run.script).toBe('send asking / ask = long');
    expect([...run.verdictsOf(root(run)).keys()].sort()).toEqual([
      'asking.asking xstate.after.5000.asking.asking 1',
      'asking.asking xstate.done.actor.fetch 1',
      'asking.asking xstate.error.actor.fetch 1',
    ]);
  });

  it('runs timers from the state they began in, and jumps to their end', async () => {
    const run = await Run.of(stage, 'send asking / ask = long\npass 2000');
    expect(root(run).timers).toEqual([{ event: 'xstate.after.5000.asking.asking', startedAt: 0, delay: 5_000 }]);
    expect(run.recorder.actors[1]).toMatchObject({ name: 'kid', timers: [{ startedAt: 0, delay: 3_000 }] });
    expect(run.stepTo(root(run), transitionTo(run, 'asking.idle', 'after'))).toEqual({ do: 'pass', ms: 3_000 });
    await run.play({ do: 'pass', ms: 1_000 });
    expect(run.recorder.actors[1]?.shot.value).toBe('bored');
    expect(run.recorder.entries.at(-1)?.at).toBe(3_000);
  });

  it('forks at any entry, also in the midst of time that passed', async () => {
    const run = await Run.of(stage, 'send asking / ask = long\npass 9000\nsend asking / ask = long');
    const bored = run.recorder.entries.find(({ shot }) => shot.value === 'bored');
    const fork = await run.fork(bored as never);
    expect(fork.recorder.now()).toBe(3_000);
    expect(fork.script).toBe('send asking / ask = long\npass 3000');
    expect(root(fork).shot.value).toBe('asking');
    await fork.play({ do: 'pass', ms: 2_000 });
    expect(root(fork).shot.value).toBe('idle');
    expect(root(run).shot.context).toEqual({ tries: 2 });
  });

  it('tells once for each step, however much comes of it', async () => {
    const run = await Run.of(stage, 'send asking / ask = long');
    let told = 0;
    run.recorder.subscribe(() => told++);
    const before = run.recorder.entries.length;
    await run.play({ do: 'pass', ms: 60_000 });
    expect(run.recorder.entries.length - before).toBeGreaterThan(1);
    expect(told).toBe(1);
  });

  it('writes down who told whom', async () => {
    const run = await Run.of(stage, 'send asking / ask = long\nanswer fetch = token');
    expect(run.recorder.messages.map(({ from, to, type }) => [from, to, type])).toContainEqual([
      'fetch',
      'asking',
      'xstate.done.actor.fetch',
    ]);
  });
});

describe('what breaks', () => {
  const brittle = setup({
    actions: {
      stumble: () => {
        throw new Error('no such file');
      },
    },
    guards: {
      stumbles: () => {
        throw new Error('no such guard');
      },
    },
  }).createMachine({
    id: 'brittle',
    initial: 'whole',
    states: {
      whole: { on: { act: { target: 'after', actions: 'stumble' }, look: { target: 'after', guard: 'stumbles' } } },
      after: {},
    },
  });

  it.each(['act', 'look'])('is an entry, and the state is an error: %s', async (event) => {
    const run = await Run.of({ machine: brittle } as unknown as AnyStage, `send brittle / ${event}`);
    expect(root(run).shot).toMatchObject({
      status: 'error',
      value: 'whole',
      error: expect.stringContaining('no such'),
    });
    expect(run.recorder.entries.at(-1)).toMatchObject({
      event: { type: event },
      from: 'whole',
      shot: { status: 'error' },
    });
    await run.play({ do: 'send', actor: 'brittle', event });
    expect(run.recorder.entries.filter(({ shot }) => shot.status === 'error')).toHaveLength(1);
    expect(run.verdictsOf(root(run)).size).toBe(0);
  });

  it('is one child of two, and the other goes on', async () => {
    const parent = setup({ actors: { brittle } }).createMachine({
      id: 'parent',
      invoke: [
        { id: 'first', src: 'brittle' },
        { id: 'second', src: 'brittle' },
      ],
      on: { 'xstate.error.actor.first': { actions: () => {} } },
    });
    const run = await Run.of({ machine: parent } as unknown as AnyStage, 'send first / act');
    expect(run.recorder.actors.map(({ name, shot }) => [name, shot.status])).toEqual([
      ['parent', 'active'],
      ['first', 'error'],
      ['second', 'active'],
    ]);
  });
});

describe('what is started while it runs', () => {
  const spawner = setup({
    types: { context: {} as { all: unknown[]; heard: number }, events: {} as { type: string } },
    actors: { fetch: fromPromise<number>(async () => 1), child },
  }).createMachine({
    id: 'spawner',
    context: { all: [], heard: 0 },
    on: {
      more: { actions: assign({ all: ({ context, spawn }) => [...context.all, spawn('child')] }) },
      ask: { actions: assign({ all: ({ context, spawn }) => [...context.all, spawn('fetch', { id: 'asked' })] }) },
      'xstate.done.actor.asked': { actions: assign({ heard: ({ context }) => context.heard + 1 }) },
      'mouse.*': { actions: assign({ heard: ({ context }) => context.heard + 10 }) },
    },
    meta: { note: 'by hand' },
  });
  const spawnerStage = { machine: spawner, answers: { fetch: { one: () => 1 } } } as unknown as AnyStage;

  it('has a name of its own, and is reached by it', async () => {
    const twins = setup({ types: { context: {} as { kids: unknown[] } }, actors: { child } }).createMachine({
      id: 'twins',
      context: ({ spawn }) => ({ kids: [spawn('child', { id: 'kid' }), spawn('child', { id: 'kid' })] }),
    });
    const run = await Run.of({ machine: twins } as unknown as AnyStage, 'send kid 2 / poke');
    expect(run.recorder.actors.map(({ name, shot }) => `${name}: ${shot.value}`)).toEqual([
      'twins: ',
      'kid: patient',
      'kid 2: poked',
    ]);
  });

  it('asks as what is invoked does', async () => {
    const run = await Run.of(spawnerStage, 'send spawner / ask');
    expect(run.world.questions).toEqual(['fetch']);
    await run.play({ do: 'answer', src: 'fetch' });
    expect(root(run).shot.context).toMatchObject({ heard: 1 });
  });

  it('takes events that only a wildcard knows, and says what it is described by', async () => {
    const run = await Run.of(spawnerStage, 'send spawner / mouse.up');
    expect(root(run).shot).toMatchObject({ context: { heard: 10 }, meta: { spawner: { note: 'by hand' } } });
  });
});

it('reads the lines it writes', () => {
  for (const line of [
    'pass 5000',
    'sleep 10',
    'send a b / c d = e f',
    'send a / b : {"c":[1]}',
    'answer x',
    'fail x = y z',
  ])
    expect(lineOf(stepOf(line) as never)).toBe(line);
  expect(stepsOf('nonsense\n\n pass 5 ')).toEqual([{ do: 'pass', ms: 5 }]);
});

describe('redaction', () => {
  const { plain } = new Redactor();
  it('goes by name and by look, and numbers what it hides', () => {
    expect(
      plain({ accessToken: 'a', again: { refreshToken: 'a', userPassword: 'b' }, accessTokenExpiresAt: 5 }),
    ).toEqual({
      accessToken: '••• 1',
      again: { refreshToken: '••• 1', userPassword: '••• 2' },
      accessTokenExpiresAt: 5,
    });
    expect(plain('Bearer abc')).toMatch(/^•••/);
    expect(plain(new Error('eyJhbGciOi.eyJzdWIi.abc failed'))).toEqual({ name: 'Error', message: '••• 4 failed' });
    expect(plain({ list: ['0123456789abcdef0123456789abcdef'] })).toEqual({ list: ['••• 5'] });
  });

  it('survives anything', () => {
    const round: Record<string, unknown> = { fn: () => 1, when: new Date(0), set: new Set([1]), big: 1n };
    round.self = round;
    expect(JSON.stringify(plain(round))).toContain('1970-01-01');
  });
});

describe('actors invoked without an id', () => {
  async function fetchRates() {
    return [1];
  }
  const child = setup({}).createMachine({ id: 'child', on: { POKE: {} } });
  const machine = setup({ actors: { child, load: fromPromise(async () => 1) } }).createMachine({
    id: 'parent',
    initial: 'busy',
    states: {
      busy: {
        invoke: [{ src: 'child' }, { src: 'load', onDone: 'idle' }, { src: fromPromise(fetchRates) }],
      },
      idle: {},
    },
  });

  it('are called by their source in the roster, the questions, the messages and the log', async () => {
    const run = await Run.of({ machine } as unknown as AnyStage, '');
    expect(run.recorder.actors.map(({ name }) => name)).toEqual(['parent', 'child']);
    expect(run.world.questions).toEqual(['load', 'fetchRates']);
    await run.play({ do: 'answer', src: 'load' });
    const { messages, entries, actors } = run.recorder;
    expect(messages.map(({ from }) => from)).toContain('load');
    expect(eventName(entries.at(-1)?.event.type ?? '', actors[0]?.graph)).toBe('load done');
  });
});
