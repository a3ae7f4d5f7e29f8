import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedBeside, movedTo } from './order';

const ids = ['a', 'b', 'c', 'd'];

describe('order', () => {
  test.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 9, 'acdb'],
    ['b', -3, 'bacd'],
    ['x', 1, 'abcd'],
  ])('%s to %i', (id, place, expected) => expect(movedTo(ids, id, place).join('')).toBe(expected));

  test('several keep their own order beside another', () => {
    expect(movedBeside(ids, new Set(['d', 'a']), 'b', 'after').join('')).toBe('badc');
    expect(movedBeside(ids, new Set(['a']), 'a', 'after')).toEqual(ids);
  });

  test('nobody is lost and nobody is doubled', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (all, who, place) => {
        const moved = movedTo(all, all[who % all.length] as string, place);
        expect(moved.toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});
