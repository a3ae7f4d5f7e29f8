import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { verdictsOf } from '../local-hand';
import { Recorder } from '../recorder';
import type { Told, Word } from './channel';
import { Hearing, Telling } from './differences';
import { hearTabs, type WatchedTab } from './tabs';
import { tell } from './tell';

interface Row {
  id: number;
  name: string;
  isDone: boolean;
}

const child = setup({}).createMachine({
  id: 'child',
  initial: 'idle',
  states: { idle: { on: { poke: 'poked' } }, poked: { after: { 60000: 'idle' } } },
});

const machine = setup({
  types: {
    context: {} as { rows: Row[]; count: number; sparse: unknown },
    events: {} as { type: 'count' | 'sort' | 'drop' | 'more' | 'less' } | { type: 'turn'; id: number },
  },
  actors: { child },
}).createMachine({
  id: 'many rows',
  context: {
    rows: Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Row number ${id}`, isDone: false })),
    count: 0,
    sparse: [undefined, Number.NaN, { nothing: null }],
  },
  initial: 'one',
  states: {
    one: {
      on: {
        count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        turn: {
          actions: assign({
            rows: ({ context, event }) =>
              context.rows.map((row) => (row.id === event.id ? { ...row, isDone: !row.isDone } : row)),
          }),
        },
        sort: { actions: assign({ rows: ({ context }) => context.rows.toReversed() }) },
        drop: { actions: assign({ rows: ({ context }) => context.rows.slice(1) }) },
        more: 'two',
      },
    },
    two: { invoke: { id: 'kid', src: 'child' }, on: { less: 'one', count: {} } },
  },
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A channel that loses some words, and says what came through. */
function lossy(isLost: (word: Word) => boolean = () => false) {
  const told: Told[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      override postMessage(word: Word) {
        if (isLost(word)) return;
        if (word.is === 'told') told.push(word);
        super.postMessage(word);
      }
    },
  );
  return told;
}

function running() {
  const recorder = new Recorder(() => 5);
  stops.push(tell(recorder, () => 'A tab'));
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  stops.push(() => actor.stop());
  return { recorder, actor };
}

function watching() {
  let tabs: WatchedTab[] = [];
  stops.push(
    hearTabs((next) => {
      tabs = next;
    }),
  );
  return () => tabs[0];
}

const calm = { timeout: 10_000, interval: 20 };

/** Waits until a page sees the last that was recorded, and holds that it sees all of it and nothing else. */
async function expectSame(tab: () => WatchedTab | undefined, recorder: Recorder) {
  const last = recorder.entries.at(-1)?.number;
  await vi.waitUntil(() => tab()?.glance().entries.at(-1)?.number === last, calm);
  const [seen, is] = [tab()?.glance(), recorder.glance()];
  expect(seen?.actors).toEqual(is.actors);
  expect(seen?.messages).toEqual(is.messages);
  expect(seen?.entries.length).toBe(is.entries.length);
  // Not by `toEqual`, which would take minutes for two thousand rows in each of two thousand entries.
  const others = is.entries.filter((entry, index) => !isDeepStrictEqual(entry, seen?.entries[index]));
  expect(others.map(({ number }) => number)).toEqual([]);
  for (const actor of is.actors) {
    const known = seen?.actors.find(({ id }) => id === actor.id);
    expect(known && tab()?.hand.chances(known).verdicts).toEqual(verdictsOf(recorder, actor));
  }
}

const acts = ['count', 'sort', 'count', 'drop', 'more', 'count', 'less', 'count', 'more', 'less'] as const;

describe('what a page sees of a tab', () => {
  it('is what was recorded, from the first on', async () => {
    const tab = watching();
    const { recorder, actor } = running();
    for (const type of acts) {
      actor.send({ type });
      await new Promise((done) => setTimeout(done, 30));
    }
    actor.send({ type: 'turn', id: 7 });
    await expectSame(tab, recorder);
    const [before, after] =
      tab()
        ?.glance()
        .entries.slice(-2)
        .map(({ shot }) => shot.context as { rows: Row[] }) ?? [];
    expect(after?.rows.filter((row) => !before?.rows.includes(row))).toHaveLength(1);
  });

  it('is what was recorded, for one that comes late too, which takes nothing from the first', async () => {
    const first = watching();
    const { recorder, actor } = running();
    for (const type of acts) actor.send({ type });
    await expectSame(first, recorder);
    const late = watching();
    actor.send({ type: 'turn', id: 3 });
    await expectSame(late, recorder);
    await expectSame(first, recorder);
  });

  it('is what was recorded, also after a word was lost', async () => {
    let lost = 0;
    const told = lossy((word) => word.is === 'told' && word.telling === 1 && word.number === 2 && ++lost === 1);
    const tab = watching();
    const { recorder, actor } = running();
    actor.send({ type: 'turn', id: 1 });
    await vi.waitUntil(() => lost, calm);
    actor.send({ type: 'turn', id: 2 });
    await expectSame(tab, recorder);
    expect(told.some(({ telling }) => telling > 1)).toBe(true);
  });

  it('is what is still kept, where more came at once than is kept', async () => {
    const tab = watching();
    const { recorder, actor } = running();
    await expectSame(tab, recorder);
    for (let count = 0; count < 2_500; count++) actor.send({ type: 'count' });
    await expectSame(tab, recorder);
    expect(tab()?.glance().entries).toHaveLength(2_000);
  });
});

describe('what a tab tells', () => {
  it('is nothing while nobody watches', async () => {
    const told = lossy();
    const { actor } = running();
    actor.send({ type: 'count' });
    await new Promise((done) => setTimeout(done, 120));
    expect(told).toEqual([]);
    const { length } = stops;
    const tab = watching();
    await vi.waitUntil(tab, calm);
    for (const stop of stops.splice(length)) stop();
    await new Promise((done) => setTimeout(done, 60));
    told.length = 0;
    actor.send({ type: 'count' });
    await new Promise((done) => setTimeout(done, 120));
    expect(told).toEqual([]);
  });

  it('is no more than is new, in small slices: of a thousand events over two thousand rows too', async () => {
    const told = lossy();
    const tab = watching();
    const { recorder, actor } = running();
    await expectSame(tab, recorder);
    const sizes = () => told.map((one) => JSON.stringify(one.words).length);
    const all = () => sizes().reduce((sum, size) => sum + size, 0);
    const first = all();
    for (let id = 0; id < 1_000; id++) {
      actor.send(id % 2 ? { type: 'count' } : { type: 'turn', id });
      if (id % 100 === 0) await new Promise((done) => setTimeout(done, 10));
    }
    await expectSame(tab, recorder);
    // All of it as it is would be two hundred megabytes.
    expect(first).toBeLessThan(250_000);
    expect(all() - first).toBeLessThan(700_000);
    expect(Math.max(...sizes())).toBeLessThan(140_000);
    expect(told.length).toBeGreaterThan(4);
  });
});

describe('differences', () => {
  /** Numbers that look like chance and are the same each time. */
  const chance = (seed: number) => () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  const made = (next: () => number, depth = 0): unknown => {
    const kind = Math.floor(next() * (depth > 3 ? 5 : 9));
    const size = Math.floor(next() * 6);
    if (kind < 5) return [undefined, null, Number.NaN, 'text', Math.floor(next() * 3)][kind];
    if (kind < 7) return Array.from({ length: size }, () => made(next, depth + 1));
    return Object.fromEntries(
      Array.from({ length: size }, () => [
        ['a', 'b', '__proto__', 'constructor'][Math.floor(next() * 4)],
        made(next, depth + 1),
      ]),
    );
  };

  const changed = (value: unknown, next: () => number): unknown => {
    if (next() < 0.15 || typeof value !== 'object' || value === null) return next() < 0.5 ? value : made(next, 2);
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, next)]));
    const items = value.filter(() => next() > 0.2).map((item) => (next() < 0.3 ? changed(item, next) : item));
    return next() < 0.3 ? items.toReversed() : [...items, made(next, 3)];
  };

  it.each([1, 2, 3, 4, 5])('make of any value any other, wherever they are cut (%i)', (seed) => {
    const next = chance(seed * 7_919);
    const telling = new Telling();
    const heard: unknown[] = [];
    const hearing = new Hearing((_, value) => heard.push(value));
    const values = [made(next)];
    for (let count = 0; count < 400; count++) values.push(next() < 0.1 ? made(next) : changed(values.at(-1), next));
    for (const value of values) for (const phrase of telling.tell('it', value)) hearing.hear(phrase);
    expect(heard).toEqual(values);
  });

  it('leave out what is under names that are gone, and forget when told', () => {
    const telling = new Telling();
    const hearing = new Hearing(() => {});
    const say = (phrases: Iterable<readonly unknown[]>) => hearing.hear([...phrases].flat());
    say(telling.tell('it', { a: 1, b: 2 }));
    say(telling.tell('it', { b: 2 }));
    expect(hearing.last('it')).toEqual({ b: 2 });
    expect([...telling.tellNew('it', { b: 2 })]).toEqual([]);
    say(telling.forget('it'));
    expect(hearing.last('it')).toBeUndefined();
  });
});
