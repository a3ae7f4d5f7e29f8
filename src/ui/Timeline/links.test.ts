import { expect, test } from 'vitest';
import { linkPath } from './links';

const bar = (start: number, end: number, middle: number) => ({ start, end, middle });

test('what comes later is reached straight on, down or up', () => {
  expect(linkPath(bar(0, 100, 20), bar(140, 200, 60))).toBe('M100 20H110V60H140');
  expect(linkPath(bar(0, 100, 60), bar(140, 200, 20))).toBe('M100 60H110V20H140');
});

test('what begins before the other has ended is reached around it', () => {
  expect(linkPath(bar(0, 100, 20), bar(50, 200, 60))).toBe('M100 20H110V40H40V60H50');
  expect(linkPath(bar(0, 100, 60), bar(50, 200, 20))).toBe('M100 60H110V40H40V20H50');
});
