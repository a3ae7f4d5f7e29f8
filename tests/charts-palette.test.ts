import { describe, expect, test } from 'vitest';
import { chartColours } from '../src/ui/Chart/colours';
import { difference, simulateVision, visions } from '../src/ui/Chart/vision';
import { contrast, palette } from '../src/ui/theme/palette';

const themes = [
  ['light', 0],
  ['dark', 1],
] as const;

const pairs = chartColours.flatMap((a, at) => chartColours.slice(at + 1).map((b) => [a, b] as const));

describe('the colours of charts', () => {
  test('are eight', () => expect(chartColours).toHaveLength(8));

  describe.each(themes)('in the %s theme', (_, theme) => {
    test.each(chartColours.map((colour) => colour[theme]))('%s stands out from what is behind it', (colour) => {
      for (const surface of [palette.surface.page, palette.surface.raised, palette.surface.overlay])
        expect(contrast(colour, surface[theme])).toBeGreaterThanOrEqual(3);
    });

    // In hundredths of OKLab, where 2 is just noticed: colour-blind readers get five times that.
    test.each(visions)('any two are told apart with %s', (vision) => {
      const least = Math.min(
        ...pairs.map(([a, b]) => difference(simulateVision(a[theme], vision), simulateVision(b[theme], vision))),
      );
      expect(least).toBeGreaterThanOrEqual(vision === 'print' ? 3.5 : 10);
    });
  });
});

test('the simulation leaves greys grey, and makes red and green alike to whoever confuses them', () => {
  for (const vision of visions) expect(difference(simulateVision('#808080', vision), '#808080')).toBeLessThan(1);
  expect(difference(simulateVision('#b04000', 'deuteranopia'), simulateVision('#707000', 'deuteranopia'))).toBeLessThan(
    difference('#b04000', '#707000') / 2,
  );
});
