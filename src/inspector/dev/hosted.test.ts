import { expect, it, vi } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, assign, createActor, createMachine, setup } from 'xstate';
import { definitionOf, stateValueOf } from '../definition';
import { graphOf } from '../graph';
import { Recorder } from '../recorder';
import { zoo } from '../zoo';
import { type Host, openHosted, type Posted } from './hosted';

const machine = setup({
  types: {
    context: {} as { accessToken: string; name: string },
    events: {} as { type: 'enter'; password: string } | { type: 'leave' },
  },
}).createMachine({
  id: 'gate',
  context: { accessToken: 'tra_hidden', name: 'Helena' },
  initial: 'out',
  states: {
    out: { on: { enter: { target: 'in', actions: assign({ accessToken: 'tra_hidden_too' }) } } },
    in: { initial: 'hall', states: { hall: {} }, on: { leave: 'out' } },
  },
});

function hosted() {
  const recorder = new Recorder(() => 0);
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  const posted: [Posted, string][] = [];
  const target = { postMessage: (event: Posted, origin: string) => posted.push([event, origin]) };
  const hears = new Set<(event: MessageEvent) => void>();
  const host = {
    open: vi.fn(() => target),
    addEventListener: (_: string, hear: (event: MessageEvent) => void) => hears.add(hear),
    removeEventListener: (_: string, hear: (event: MessageEvent) => void) => hears.delete(hear),
  };
  const say = (origin: string, source: unknown = target) => {
    for (const hear of hears) hear({ origin, source, data: { type: '@statelyai.connected' } } as MessageEvent);
  };
  return { recorder, actor, posted, host, say, hears, open: () => openHosted(recorder, host as unknown as Host) };
}

it('posts nothing before the other window has answered from its own origin', () => {
  const { actor, posted, host, say, open } = hosted();
  expect(host.open).not.toHaveBeenCalled();
  open();
  expect(host.open).toHaveBeenCalledWith('https://stately.ai/inspect', 'xstateinspector');
  actor.send({ type: 'enter', password: 'hush' });
  say('https://stately.ai.example');
  say('https://stately.ai', {});
  expect(posted).toEqual([]);
});

it('posts actors, events and snapshots as its protocol has them, to that origin alone and without secrets', () => {
  const { actor, posted, say, open } = hosted();
  const close = open();
  say('https://stately.ai');
  actor.send({ type: 'enter', password: 'hush' });
  const events = posted.map(([event]) => event);
  expect(events.map(({ type }) => type)).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.snapshot',
    '@xstate.event',
    '@xstate.snapshot',
  ]);
  expect(events[0]).toMatchObject({ name: 'gate', sessionId: actor.sessionId, rootId: actor.sessionId });
  expect(events.at(-1)).toMatchObject({
    event: { type: 'enter', password: '••• 3' },
    snapshot: { status: 'active', value: { in: 'hall' }, context: { accessToken: '••• 2', name: 'Helena' } },
    _version: '0.7.2',
  });
  expect(new Set(posted.map(([, origin]) => origin))).toEqual(new Set(['https://stately.ai']));
  expect(JSON.stringify(posted)).not.toMatch(/tra_hidden|hush/);
  const before = posted.length;
  close?.();
  actor.send({ type: 'leave' });
  expect(posted.slice(before).map(([event]) => event)).toEqual([{ type: '@statelyai.disconnected' }]);
});

it('tells all again to a window that was loaded again, and gives up where none opens', () => {
  const { posted, say, open, host, hears } = hosted();
  open();
  say('https://stately.ai');
  const once = posted.length;
  say('https://stately.ai');
  expect(posted.length).toBe(2 * once);
  host.open.mockReturnValueOnce(null as never);
  const heard = hears.size;
  expect(open()).toBeUndefined();
  expect(hears.size).toBe(heard);
});

it.each(Object.entries(zoo))('describes %s by a configuration that XState reads', (_, zooMachine) => {
  const definition = JSON.parse(JSON.stringify(definitionOf(graphOf(zooMachine))));
  const again = graphOf(createMachine(definition));
  expect(Object.keys(again.nodes)).toEqual(Object.keys(graphOf(zooMachine).nodes));
  expect(again.transitions.length).toBe(graphOf(zooMachine).transitions.length);
  for (const { id, initial } of Object.values(graphOf(zooMachine).nodes))
    expect(again.nodes[id]?.initial?.target).toBe(initial?.target);
});

it.each(['nested', 'parallel', 'parallel inside', 'history', 'crowd', 'thirty', 'smallest'] as const)(
  'writes the state value of %s as XState does',
  (name) => {
    const { value, _nodes } = createActor(zoo[name] as AnyStateMachine).getSnapshot() as AnyMachineSnapshot & {
      _nodes: { id: string }[];
    };
    const active = _nodes.map(({ id }) => id);
    expect(stateValueOf(graphOf(zoo[name]), active)).toEqual(value);
  },
);
