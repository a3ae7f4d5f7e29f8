import { expect, test } from 'vitest';
import { called } from './called';

const all = ['Ocupação', 'Ocupação › Aluguel', 'Ocupação › Água', 'Alumínio', 'Energia', 'Energia solar'].map(
  (name) => ({
    id: name,
    name,
  }),
);
const nameOf = (text: string) => {
  const found = called(all, text);
  return typeof found === 'string' ? found : found.name;
};

test.each([
  ['energia', 'Energia'],
  ['ocupacao', 'Ocupação'],
  ['aluguel', 'Ocupação › Aluguel'],
  ['  AGUA ', 'Ocupação › Água'],
  ['alum', 'Alumínio'],
  ['energia s', 'Energia solar'],
  ['agu', 'Ocupação › Água'],
])('%j names one: %s', (text, name) => expect(nameOf(text)).toBe(name));

test.each([
  ['alu', 'several'],
  ['ener', 'several'],
  ['solar', 'none'],
  ['xyz', 'none'],
])('%j names none of them: %s', (text, why) => expect(nameOf(text)).toBe(why));
