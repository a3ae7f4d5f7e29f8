import { afterEach, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import type { ActorRecord } from '../record';
import { Recorder } from '../recorder';
import { hearTabs, type WatchedTab } from './tabs';
import { tell } from './tell';

const door = setup({
  types: {
    context: {} as { accessToken: string },
    events: {} as { type: 'open'; key?: string } | { type: 'close' } | { type: 'paint' },
  },
  guards: { 'has the key': ({ event }) => event.type === 'open' && event.key === 'brass' },
}).createMachine({
  id: 'door',
  context: { accessToken: 'never told' },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { guard: 'has the key', target: 'open', actions: assign({ accessToken: 'nor this' }) } },
    },
    open: {
      on: {
        close: 'closed',
        paint: {
          actions: assign({
            accessToken: ({ event }) => (event as unknown as { with: { colour: string } }).with.colour,
          }),
        },
      },
    },
  },
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function watched() {
  const recorder = new Recorder(() => performance.now());
  stops.push(tell(recorder, () => 'A tab'));
  const actor = createActor(door, { inspect: recorder.inspect }).start();
  const tabs: WatchedTab[][] = [];
  stops.push(hearTabs((next) => tabs.push(next)));
  const tab = await vi.waitUntil(() => tabs.at(-1)?.[0]);
  const seen = () => tab.glance().actors[0] as ActorRecord;
  const chances = () => tab.hand.chances(seen());
  await vi.waitUntil(() => tab.glance().entries.length > 0);
  return { actor, tab, seen, chances };
}

it('sends events to the machine of the tab, if they are accepted now', async () => {
  const { actor, tab, seen, chances } = await watched();
  expect([...chances().verdicts]).toEqual([['door.closed open 1', { is: 'barred', by: 'has the key' }]]);
  tab.hand.send(seen(), 'open', { value: { key: 'brass' } });
  await vi.waitUntil(() => seen().shot.value === 'open');
  expect(actor.getSnapshot().value).toBe('open');
  expect([...chances().verdicts]).toEqual([
    ['door.open close 1', { is: 'open' }],
    ['door.open paint 1', { is: 'open' }],
  ]);
  const [close] = seen().graph.transitions.filter(({ event }) => event === 'close');
  tab.hand.take(seen(), close as never);
  await vi.waitUntil(() => seen().shot.value === 'closed');
});

it('says which guard refuses an event, until another is taken', async () => {
  const { actor, tab, seen, chances } = await watched();
  tab.hand.send(seen(), 'open', { value: { key: 'tin' } });
  const refused = await vi.waitUntil(() => chances().refused);
  expect(refused).toMatchObject({ event: 'open', by: 'has the key' });
  expect(actor.getSnapshot().value).toBe('closed');
  tab.hand.send(seen(), 'open', { value: { key: 'brass' } });
  await vi.waitUntil(() => seen().shot.value === 'open');
  expect(chances().refused).toBeUndefined();
});

it('refuses data that would break the machine of the tab, which goes on', async () => {
  const { actor, tab, seen, chances } = await watched();
  tab.hand.send(seen(), 'open', { value: { key: 'brass' } });
  await vi.waitUntil(() => seen().shot.value === 'open');
  tab.hand.send(seen(), 'paint', {});
  const { fault } = await vi.waitUntil(() => chances().refused);
  expect(fault).toContain('TypeError');
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'open' });
});

it('tells no secret, whatever is sent', async () => {
  const { tab, seen } = await watched();
  tab.hand.send(seen(), 'open', { value: { key: 'brass', password: 'hush' } });
  await vi.waitUntil(() => seen().shot.value === 'open');
  expect(JSON.stringify(tab.glance())).not.toMatch(/never told|nor this|hush/);
});
