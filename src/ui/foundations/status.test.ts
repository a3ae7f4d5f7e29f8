import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readUses } from '../../../.storybook/uses';
import { beta, changelog, changesOf, components, newcomers, sinceOf, standingOf } from './status';

const folder = 'src/ui';
const shown = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith('.stories.tsx')));

const uses = readUses();
const usesOf = (name: string) => uses[name]?.length ?? 0;

/** Returns the components that another one uses. */
const partsOf = (name: string) =>
  globSync(`${folder}/${name}/*.tsx`)
    .filter((path) => !/\.(stories|guide|test)\.tsx$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/from '\.\.\/(\w+)\//g)].map(([, part = '']) => part));

test('every component that shows itself has a status, and nothing else has', () => {
  expect(components.toSorted()).toEqual(shown.toSorted());
  expect(Object.keys(beta).filter((name) => !components.includes(name))).toEqual([]);
});

test('what is promised to stay as it is is used by the product, or by what it is made of', () => {
  const used = new Set(components.filter((name) => usesOf(name) > 0));
  for (const name of used) for (const part of partsOf(name)) used.add(part);
  expect(components.filter((name) => !(name in beta) && !used.has(name))).toEqual([]);
});

test('what is not promised says why, and what is used in many places is promised or says what is missing', () => {
  const silent = Object.keys(beta).filter((name) => !standingOf(name, usesOf(name)).note);
  expect(silent).toEqual([]);
  expect(standingOf('Money', 0).note).toMatch(/wait for the first page/);
  expect(standingOf('Money', 2).note).toMatch(/two places/);
});

test('what belongs to a component is a use of it', () => {
  expect(uses.Toast?.length).toBeGreaterThan(20);
  expect(uses.Tabs?.length).toBeGreaterThan(0);
});

test('a newcomer is told of on its day', () => {
  const silent = Object.entries(newcomers).flatMap(([day, names]) =>
    names.filter((name) => !changesOf(name).some((change) => change.day === day)),
  );
  expect(silent).toEqual([]);
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
