import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { type Drawn, fold } from './fold';
import { graphOf } from './graph';
import type { Laid } from './layout';
import { layOut } from './layout';
import { guess } from './shapes';
import { sketch } from './sketch';
import { titleBoxes } from './titles';
import { generated } from './zoo/generated';

const elk = new ELK();

/** The titles that an arrow runs through. */
function crossedTitles(drawn: Drawn, laid: Laid): string[] {
  const segments = laid.paths.flatMap(({ points }) =>
    points.slice(1).map((to, at) => [points[at] as typeof to, to] as const),
  );
  return [...titleBoxes(drawn, laid, guess)].flatMap(([id, title]) => {
    const isCrossed = segments.some(
      ([from, to]) =>
        Math.min(from.x, to.x) < title.x + title.width - 1.5 &&
        Math.max(from.x, to.x) > title.x + 1.5 &&
        Math.min(from.y, to.y) < title.y + title.height - 1.5 &&
        Math.max(from.y, to.y) > title.y + 1.5,
    );
    return isCrossed ? [id] : [];
  });
}

/** The links whose arrow is in one piece from its label to its end. */
const whole = (laid: Laid) => {
  const arrows = laid.paths.filter(({ link, hasArrow }) => link && hasArrow);
  const pieces = laid.paths.filter(({ link, hasArrow }) => link && !hasArrow);
  return pieces.length / Math.max(1, arrows.length);
};

describe.each([
  [1, 45],
  [2, 60],
  [3, 80],
])('machine %i, of %i states', (seed, count) => {
  const drawn = fold(graphOf(generated(seed, count)));

  it.each(['DOWN', 'RIGHT'] as const)(
    'leads no arrow through a title, %s',
    async (direction) => {
      expect(drawn.nodes.length).toBeGreaterThan(40);
      for (const isCompact of [false, true]) {
        const laid = await layOut(elk, drawn, { measure: guess, direction, isCompact });
        expect(crossedTitles(drawn, laid)).toEqual([]);
        // They go around titles, not behind them.
        expect(whole(laid)).toBeLessThan(0.1);
      }
    },
    60_000,
  );

  it('leads none through a title of its sketch', () => {
    const laid = sketch(drawn, { measure: guess, direction: 'DOWN', isCompact: false });
    expect(crossedTitles(drawn, laid)).toEqual([]);
  });
});
