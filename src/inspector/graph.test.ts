import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { session } from '../machines/session';
import { fold } from './fold';
import { graphOf } from './graph';
import { duration, moment } from './time';
import { zoo } from './zoo';

/** The transitions of a machine as a reader would tell them. */
const told = (machine: AnyStateMachine) =>
  graphOf(machine).transitions.map(({ source, kind, label, delay, guard, actions, targets, reenters }) =>
    [
      source,
      kind,
      label,
      delay === undefined ? '' : duration(delay),
      guard ? `[${guard}]` : '',
      actions.length ? `/ ${actions.join(', ')}` : '',
      reenters ? '↺' : '→',
      targets.join(' + ') || 'stays',
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('what is read of a machine', () => {
  it('guards: and, or, not, parameters, inline, in a state, else', () => {
    expect(told(zoo.guards)).toEqual([
      'guards.asked event answer [is many ∧ ¬ is few] → guards.both',
      'guards.asked event answer [is many ∨ (is few ∧ ¬ (is many ∨ is few))] → guards.either',
      'guards.asked event answer [is over({"least":5})] → guards.over',
      'guards.asked event answer [ƒ] → guards.inline',
      'guards.asked event answer [in asked.deep] → guards.inline',
      'guards.asked event answer [else] → guards.otherwise',
    ]);
  });

  it('delays: by number, by name, computed', () => {
    expect(told(zoo.times)).toEqual([
      'times.waiting after 500 ms → times.short',
      'times.waiting after soon 1 s → times.named',
      'times.waiting after later [is many] → times.computed',
      'times.waiting after later [else] / tell → times.short',
      'times.short after 1.5 min → times.waiting',
      'times.named after 2 h → times.waiting',
    ]);
  });

  it('always', () => {
    expect(told(zoo.always)).toEqual([
      'always.judging always always [is many] → always.many',
      'always.judging always always [is few] → always.few',
      'always.judging always always [else] → always.some',
      'always.few always always [¬ is few] → always.judging',
    ]);
  });

  it('self, internal, forbidden, wildcard', () => {
    expect(told(zoo.self)).toEqual([
      'self event anywhere / tell → stays',
      'self.here event stay / count → stays',
      'self.here event forbidden → stays',
      'self.here event self → self.here',
      'self.here event again / count, tell ↺ self.here',
      'self.here event there → self.there',
      'self.there event within → self.there.b',
      'self.there event anew ↺ self.there.b',
      'self.there any * → self.here',
      'self.there any some.* / tell → stays',
    ]);
  });

  it('invoked actors: done, error, snapshot', () => {
    const { nodes } = graphOf(zoo.actors);
    expect(told(zoo.actors)).toEqual([
      'actors.loading done loader [is many] / count → actors.ready',
      'actors.loading done loader [else] → actors.empty',
      'actors.loading error loader / tell, count → actors.failed',
      'actors.loading snapshot observable / tell → stays',
      'actors.loading done ƒ → actors.ready',
      'actors.loading error fetchRates → actors.failed',
      'actors.failed event retry → actors.loading',
    ]);
    expect(nodes['actors.loading']).toMatchObject({
      tags: ['busy', 'first'],
      description: 'Asks, and waits.',
      invokes: [
        { id: 'loader', source: 'promise', label: 'loader' },
        { id: '1.actors.loading', source: 'observable', label: 'observable' },
        { id: '2.actors.loading', source: 'ƒ', label: 'ƒ' },
        { id: '3.actors.loading', source: 'fetchRates', label: 'fetchRates' },
      ],
    });
    expect(nodes['actors.ready']).toMatchObject({ entry: ['spawn callback'], exit: ['stop helper'] });
  });

  it('actions: named, inline, and all of XState', () => {
    expect(graphOf(zoo.actions).nodes['actions.acting']).toMatchObject({
      entry: ['tell', 'count', 'ƒ', 'assign count', 'assign ƒ', 'raise go', 'raise later', 'log'],
      exit: [
        'cancel mine',
        'send hello to someone',
        'send hello to the parent',
        'send ƒ to someone',
        'emit noise',
        'enqueue tell, assign, raise go',
      ],
    });
    expect(told(zoo.actions)).toEqual(['actions.acting event go / tell, count, assign count → actions.done']);
  });

  it('history, final, parallel, initial, several targets, done of a state', () => {
    const history = graphOf(zoo.history).nodes;
    expect([history['history.on.last']?.history, history['history.on.last of all']?.history]).toEqual([
      'shallow',
      'deep',
    ]);
    expect(history['history.on']?.initial?.target).toBe('history.on.low');
    expect([history['history.on.last']?.fallback, history['history.on.last of all']?.fallback]).toEqual([
      undefined,
      ['history.on.low'],
    ]);
    expect(told(zoo['parallel inside'])).toContain(
      'parallel inside.idle event both → parallel inside.working.left.two + parallel inside.working.right.two',
    );
    expect(told(zoo['parallel inside'])).toContain('parallel inside.working state done done → parallel inside.idle');
    expect(graphOf(zoo.nested).nodes['nested.end']?.type).toBe('final');
    expect(graphOf(zoo.parallel).nodes.parallel?.type).toBe('parallel');
  });

  it('routes', () => {
    const machine = createMachine({ initial: 'a', states: { a: {}, b: { id: 'b', route: {} } } } as never);
    expect(graphOf(machine).transitions.map(({ kind, targets }) => [kind, targets])).toEqual([['route', ['b']]]);
  });

  it('is plain data, and the same after `provide`', () => {
    const graph = graphOf(session);
    expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
    const provided = graphOf(session.provide({ actions: { 'keep tokens': () => {} } }));
    expect(provided.transitions.map(({ id }) => id)).toEqual(graph.transitions.map(({ id }) => id));
    expect(new Set(graph.transitions.map(({ id }) => id)).size).toBe(graph.transitions.length);
  });
});

describe('what is drawn', () => {
  it('stacks the transitions of one source and the same targets', () => {
    const { links } = fold(graphOf(zoo.crowd));
    expect(links.map(({ source, targets, transitions }) => [source, targets, transitions.length])).toEqual([
      ['crowd.a', ['crowd.b'], 5],
      ['crowd.b', ['crowd.a'], 2],
      ['crowd.b', ['crowd.c'], 1],
      ['crowd.c', ['crowd.a'], 1],
      ['crowd.c', ['crowd.b'], 1],
    ]);
  });

  it('folds a state: what is inside hides, what leaves or enters holds on to it', () => {
    const graph = graphOf(zoo.nested);
    const { nodes, links } = fold(graph, new Set(['nested.outer']));
    expect(nodes.map(({ id }) => id)).toEqual(['nested', 'nested.outer', 'nested.end']);
    expect(links.map(({ id, transitions }) => [id, transitions.map(({ label }) => label)])).toEqual([
      ['nested.outer > nested.end', ['out', 'done', 'end']],
      ['nested.outer > nested.outer again', ['again']],
    ]);
  });
});

it('writes times as people do', () => {
  expect([300, 1_000, 90_000, 7_200_000].map(duration)).toEqual(['300 ms', '1 s', '1.5 min', '2 h']);
  expect(moment(125_250)).toBe('00:02:05.250');
});
