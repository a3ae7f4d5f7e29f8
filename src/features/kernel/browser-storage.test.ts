import { expect, test } from 'vitest';
import { parseList, parseNumber, parseParts, parseText, readStored, writeStored } from './browser-storage';

const parse = parseParts<{ name: string; count: number; tags: string[] }>({
  name: parseText,
  count: parseNumber,
  tags: parseList(parseText),
});
const storage = (text: string | null) => ({ getItem: () => text }) as unknown as Storage;

test('what has its shape is read', () =>
  expect(readStored(storage('{"name":"a","count":2,"tags":["x"]}'), 'k', parse)).toEqual({
    name: 'a',
    count: 2,
    tags: ['x'],
  }));

test('a part of another shape is left out', () =>
  expect(readStored(storage('{"name":5,"count":"2","tags":["x",null,7],"more":1}'), 'k', parse)).toEqual({
    tags: ['x'],
  }));

test.each([null, '', '{', '7', 'null', '[]', '"text"'])('%s is nothing', (text) =>
  expect(readStored(storage(text), 'k', parse)).toBeUndefined(),
);

test('what there is no room for is not kept, and breaks nothing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => writeStored({ setItem } as unknown as Storage, 'k', 'typed')).not.toThrow();
});
