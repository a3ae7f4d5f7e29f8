import { expect, test } from 'vitest';
import { capsOf, pressesOf, pressOf } from './press';

const press = (key: string, held: Partial<KeyboardEvent> & { isAltGraph?: boolean } = {}) =>
  pressOf({ key, getModifierState: () => held.isAltGraph ?? false, ...held } as KeyboardEvent);

test('a press is called by what it writes, on any layout', () => {
  expect(press('j')).toBe('j');
  expect(press('J', { shiftKey: true })).toBe('j');
  expect(press('?', { shiftKey: true })).toBe('?');
  expect(press('/', { ctrlKey: true, altKey: true, isAltGraph: true })).toBe('/');
});

test('and by what is held with it', () => {
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+z');
  expect(press('a', { metaKey: true })).toBe('Ctrl+a');
  expect(press('ArrowDown', { shiftKey: true })).toBe('Shift+ArrowDown');
  expect(press('ArrowUp', { altKey: true })).toBe('Alt+ArrowUp');
});

test('one key after the other are two presses, and a press is drawn as its caps', () => {
  expect(pressesOf('g h')).toEqual(['g', 'h']);
  expect(pressesOf(' ')).toEqual([' ']);
  expect(capsOf('Ctrl+Shift+z')).toEqual(['Ctrl', 'Shift', 'z']);
  expect(capsOf('Ctrl++')).toEqual(['Ctrl', '+']);
  expect(capsOf('+')).toEqual(['+']);
});
