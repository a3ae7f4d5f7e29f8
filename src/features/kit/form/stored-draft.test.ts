import { expect, test } from 'vitest';
import { stepChangeRules } from '#openapi/rules/step-change';
import { parseList, parseParts, parseText } from '../../kernel/browser-storage';
import { hasUnsavedValues, parseDraft, parseRows } from './stored-draft';

interface Values {
  name: string;
  description: string;
  due_date: string | null;
  estimate_minutes: number | null;
}
const saved = {
  values: { name: 'Medir', description: '', due_date: '2026-12-01', estimate_minutes: null } as Values,
  version: 3,
};
const { name, description, due_date } = stepChangeRules;
const estimate_minutes = { nullable: true, minimum: 0, maximum: 5_000 };
const parse = (given: unknown) => parseDraft(given, saved, { name, description, due_date, estimate_minutes });

test('a draft is read as it was kept', () => {
  const seen = { values: { ...saved.values, name: 'Med' }, version: 2 };
  const given = {
    at: 5,
    values: { name: 'Medir a área', description: 'Toda.', due_date: null, estimate_minutes: 90 },
    seen,
  };
  expect(parse(given)).toEqual(given);
});

test.each([
  ['nothing', undefined],
  ['a text', 'Medir'],
  ['a list', []],
  ['values that are none', { values: 5 }],
])('%s is no draft', (_, given) => expect(parse(given)).toBeUndefined());

test.each([
  ['a number for a text', { name: 5 }],
  ['nothing for a text', { name: null }],
  ['an object for a text', { description: { toString: 1 } }],
  ['a list for a text', { name: ['a'] }],
  ['a text for a number', { estimate_minutes: '90' }],
  ['a number for a day', { due_date: 5 }],
  ['a day that is none', { due_date: '01/12/2026' }],
  ['a day that no month has', { due_date: '2026-13-45' }],
  ['a field that the form has not', { owner: 'x' }],
])('%s stands as it is saved', (_, values) =>
  expect(parse({ values, seen: { values, version: '7' } })).toEqual({
    values: saved.values,
    seen: saved,
    at: undefined,
  }),
);

test('a list of things is kept by what reads it, and what is strange in it is left out', () => {
  const given = { values: { phones: [{ number: '+5511', is_official: 7 }, 'x'] } };
  const of = { values: { phones: [] as { number?: string }[] } };
  const phones = parseList(parseParts<{ number?: string }>({ number: parseText }));
  expect(parseDraft(given, of, {})?.values).toEqual({ phones: [] });
  expect(parseDraft(given, of, {}, { phones })?.values).toEqual({ phones: [{ number: '+5511' }] });
  expect(parseDraft({ values: { phones: 'x' } }, of, {}, { phones })?.values).toEqual({ phones: [] });
});

test('rows are read each with what a blank one has, and what was taken away stays away', () => {
  const parts = parseRows({ name: '', cents: null as number | null }, ({ name }) => name !== '', {
    cents: { maximum: 9 },
  });
  const of = { values: { parts: [{ name: 'a', cents: 1 as number | null }] } };
  const read = (given: unknown) => parseDraft({ values: { parts: given } }, of, {}, { parts })?.values.parts;
  expect(read([{ name: 'b', cents: 2, more: 1 }, { cents: 3 }, 'x', { name: 'c', cents: '4' }])).toEqual([
    { name: 'b', cents: 2 },
    { name: 'c', cents: null },
  ]);
  expect(read([])).toEqual([]);
  expect(read(undefined)).toEqual(of.values.parts);
});

test('a draft says nothing once it was typed back, or was saved though its answer never came', () => {
  const named = (typed: string) => ({ ...saved.values, name: typed });
  const draft = { values: named('Medir a área'), seen: saved, at: 5 };
  expect(hasUnsavedValues(draft, saved)).toBe(true);
  expect(hasUnsavedValues({ ...draft, values: saved.values }, saved)).toBe(false);
  expect(hasUnsavedValues(draft, { values: named('Medir a área'), version: 4 })).toBe(false);
  expect(hasUnsavedValues(draft, { values: named('Medir tudo'), version: 4 })).toBe(true);
});
