import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readUses } from '../../../.storybook/uses';
import { changelog, changesOf, components, sinceOf } from './status';

const folder = 'src/ui';
const shown = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith('.stories.tsx')));

test('every component that shows itself has a status, and nothing else has', () => {
  expect(Object.keys(components).toSorted()).toEqual(shown.toSorted());
});

test('what is not stable says why', () => {
  const silent = Object.entries(components).filter(([, { status, note }]) => status !== 'stable' && !note);
  expect(silent).toEqual([]);
});

test('what waits for its first page has none', () => {
  const uses = readUses();
  const waiting = Object.entries(components).filter(([, { note = '' }]) => /waits? for/.test(note));
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.map(([name]) => name).filter((name) => uses[name])).toEqual([]);
});

test('the changelog goes from the newest day back', () => {
  const days = changelog.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('a component knows since when it is there, and what changed of it and of no other', () => {
  expect(sinceOf('Money')).toBe('2026-11-23');
  expect(sinceOf('Button')).toBe('2026-11-21');
  expect(changesOf('Money')).toHaveLength(1);
  expect(changesOf('Tab')).toEqual([]);
});
