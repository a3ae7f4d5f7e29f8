import { expect, test } from 'vitest';
import { mostPeople, peopleIn } from './people-in';

test.each([
  ['Ana Souza; ana@x.example', 'Ana Souza', 'ana@x.example'],
  ['ana@x.example;ANA DE SOUZA', 'Ana de Souza', 'ana@x.example'],
  ['"Ana Souza" <Ana@X.example>', 'Ana Souza', 'ana@x.example'],
  ['Ana\tana@x.example', 'Ana', 'ana@x.example'],
  ['ana.maria-souza2@x.example', 'Ana Maria Souza', 'ana.maria-souza2@x.example'],
  ['7@x.example', '7@x.example', '7@x.example'],
])('%s is understood', (line, name, email) =>
  expect(peopleIn(line)).toEqual({ people: [{ name, email }], refused: [] }),
);

test('lines that are not taken are told by number and why; empty ones are passed by', () => {
  const text = 'Ana; ana@x.example\n\nsó um nome\r\nANA@x.example\nRui; rui@x.example';
  expect(peopleIn(text, new Set(['rui@x.example']))).toEqual({
    people: [{ name: 'Ana', email: 'ana@x.example' }],
    refused: [
      { line: 3, text: 'só um nome', why: 'noAddress' },
      { line: 4, text: 'ANA@x.example', why: 'repeated' },
      { line: 5, text: 'Rui; rui@x.example', why: 'known' },
    ],
  });
});

test('a thousand are taken at once, and no more', () => {
  const { people, refused } = peopleIn(Array.from({ length: 1_002 }, (_, index) => `p${index}@x.example`).join('\n'));
  expect([people.length, refused.map(({ why }) => why)]).toEqual([mostPeople, ['tooMany', 'tooMany']]);
});
