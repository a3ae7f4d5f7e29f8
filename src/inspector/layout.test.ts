import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { expiryDialog } from '../machines/expiry-dialog';
import { invitation } from '../machines/invitation';
import { session } from '../machines/session';
import { signIn } from '../machines/sign-in';
import { socialSignIn } from '../machines/social-sign-in';
import { type Drawn, fold, isOpen } from './fold';
import { graphOf, isInside } from './graph';
import { type Box, type Laid, layOut, layoutKey } from './layout';
import { guess, headOf } from './shapes';
import { sketch } from './sketch';
import { zoo } from './zoo';
import { chain, regions } from './zoo/large';

const elk = new ELK();
const machines = { ...zoo, session, expiryDialog, invitation, signIn, socialSignIn };
const graphs = Object.entries(machines).map(([name, machine]) => [name, graphOf(machine)] as const);
const directions = ['DOWN', 'RIGHT'] as const;

interface Thing extends Box {
  name: string;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

/** All that carries text or a mark: leaves, the heads of open states, labels and dots. */
function thingsOf(drawn: Drawn, laid: Laid, isCompact: boolean): Thing[] {
  const heads = drawn.nodes.map((node) => {
    const box = laid.boxes[node.id] as Box;
    const { height } = headOf(drawn, node, guess, isCompact);
    if (laid.heads[node.id]) return { ...(laid.heads[node.id] as Box), name: node.id };
    return { ...box, height: isOpen(drawn, node) ? height : box.height, name: node.id };
  });
  const labels = Object.entries(laid.labels).map(([name, box]) => ({ ...box, name: `label ${name}` }));
  const dots = laid.dots.map(({ of, at }) => ({ x: at.x - 6, y: at.y - 6, width: 12, height: 12, name: `dot ${of}` }));
  return [...heads, ...labels, ...dots];
}

function assertClear(drawn: Drawn, laid: Laid, isCompact: boolean) {
  const things = thingsOf(drawn, laid, isCompact);
  const clashes = things.flatMap((one, index) =>
    things.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} × ${other.name}`] : [])),
  );
  expect(clashes).toEqual([]);
  const labels = Object.entries(laid.labels);
  const cut = drawn.nodes.flatMap(({ id }) => {
    const box = laid.boxes[id] as Box;
    return labels.flatMap(([name, label]) =>
      overlap(box, label) && !holds(box, label) ? [`${name} cut by ${id}`] : [],
    );
  });
  expect(cut).toEqual([]);
  for (const { id, parent } of drawn.nodes)
    if (parent) expect(holds(laid.boxes[parent] as Box, laid.boxes[id] as Box), `${id} in ${parent}`).toBe(true);
}

/** Leaves that an arrow runs through although it neither starts nor ends there. */
function crossed(drawn: Drawn, laid: Laid) {
  const leaves = drawn.nodes.filter((node) => !isOpen(drawn, node));
  return laid.paths.flatMap(({ link, points }) => {
    const ends = drawn.links.find(({ id }) => id === link);
    return points.slice(1).flatMap((to, index) => {
      const from = points[index] as typeof to;
      const line = {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(from.x - to.x) + 1,
        height: Math.abs(from.y - to.y) + 1,
      };
      return leaves
        .filter(({ id }) => ends && id !== ends.source && !ends.targets.includes(id))
        .filter(({ id }) => overlap(line, laid.boxes[id] as Box))
        .map(({ id }) => `${link} through ${id}`);
    });
  });
}

describe.each(graphs)('%s', (name, graph) => {
  it.each(directions)('is laid out %s with nothing over anything', async (direction) => {
    for (const isCompact of [false, true]) {
      const drawn = fold(graph);
      const laid = await layOut(elk, drawn, { measure: guess, direction, isCompact });
      expect(Object.keys(laid.labels).sort()).toEqual(drawn.links.map(({ id }) => id).sort());
      assertClear(drawn, laid, isCompact);
      expect(crossed(drawn, laid)).toEqual([]);
    }
  });

  it('is sketched with nothing over anything', () => {
    for (const isCompact of [false, true]) {
      const drawn = fold(graph);
      const laid = sketch(drawn, { measure: guess, direction: 'DOWN', isCompact });
      expect(Object.keys(laid.labels).sort()).toEqual(drawn.links.map(({ id }) => id).sort());
      assertClear(drawn, laid, isCompact);
    }
  });

  it('stays clear with any of its states folded', async () => {
    const compounds = Object.values(graph.nodes).filter(({ children }) => children.length);
    for (const { id } of compounds.slice(0, 6)) {
      const drawn = fold(graph, new Set([id]));
      const laid = await layOut(elk, drawn, { measure: guess, direction: 'DOWN', isCompact: false });
      assertClear(drawn, laid, false);
      expect(
        drawn.nodes.some((node) => isInside(graph, node.id, id)),
        name,
      ).toBe(false);
    }
  });
});

it('leads a history without a past to its default, unless that is folded away', async () => {
  const graph = graphOf(zoo.history);
  const defaultsOf = async (folded: string[]) => {
    const drawn = fold(graph, new Set(folded));
    const laid = await layOut(elk, drawn, { measure: guess, direction: 'DOWN', isCompact: false });
    return laid.paths.filter(({ isDefault }) => isDefault).length;
  };
  expect(await defaultsOf([])).toBe(1);
  expect(await defaultsOf(['history.on'])).toBe(0);
});

it('says of each of 50 machines how long it takes and how large it is', async () => {
  expect(Object.keys(zoo)).toHaveLength(50);
  const told: string[] = [];
  for (const [name, machine] of Object.entries(zoo)) {
    const drawn = fold(graphOf(machine));
    const start = performance.now();
    const { width, height } = await layOut(elk, drawn, { measure: guess, direction: 'DOWN', isCompact: false });
    const ms = Math.round(performance.now() - start);
    told.push(`${name}: ${drawn.nodes.length} states, ${ms} ms, ${Math.round(width)} × ${Math.round(height)}`);
  }
  console.log(told.join('\n'));
});

it('packs regions that do not touch, however many', async () => {
  const drawn = fold(graphOf(regions(49)));
  for (const direction of directions) {
    const laid = await layOut(elk, drawn, { measure: guess, direction, isCompact: false });
    assertClear(drawn, laid, false);
    expect(Math.max(laid.width / laid.height, laid.height / laid.width)).toBeLessThan(3);
  }
});

/** That a strip is none any more, that nothing lies over anything, and that arrows lead straight along or across. */
async function assertFolded(drawn: Drawn) {
  for (const direction of directions) {
    const laid = await layOut(elk, drawn, { measure: guess, direction, isCompact: false });
    expect(Math.max(laid.width / laid.height, laid.height / laid.width)).toBeLessThan(3);
    expect(crossed(drawn, laid)).toEqual([]);
    assertClear(drawn, laid, false);
    for (const { points, link } of laid.paths)
      points.slice(1).forEach((to, at) => {
        const from = points[at] as typeof to;
        expect(Math.abs(from.x - to.x) < 0.5 || Math.abs(from.y - to.y) < 0.5, `${link} ${direction}`).toBe(true);
      });
  }
}

it.each([
  [200, 0],
  [100, 7],
])('folds a chain of %i into columns (a way back every %i states)', async (length, backs) => {
  await assertFolded(fold(graphOf(chain(length, backs))));
});

it('folds a chain whose ways back lead from its end to its beginning, and one of groups', async () => {
  const machine = chain(60);
  const states = { ...machine.config.states, s59: { on: { again: 's0' } }, s40: { on: { next: 's41', home: 's2' } } };
  for (const one of [createMachine({ ...machine.config, states } as never), zoo.thirty])
    await assertFolded(fold(graphOf(one)));
});

it('is another for another machine, also where neither has a name and both are of one size', () => {
  const keyOf = (...states: string[]) =>
    layoutKey(
      fold(
        graphOf(createMachine({ initial: states[0], states: Object.fromEntries(states.map((name) => [name, {}])) })),
      ),
      'DOWN',
      false,
    );
  expect(keyOf('open', 'shut')).not.toBe(keyOf('open', 'ajar'));
  expect(keyOf('open', 'shut')).toBe(keyOf('open', 'shut'));
});
