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
  expect(peopleIn(line)).toEqual({ people: [{ name, email, role_ids: [], unit_ids: [] }], refused: [] }),
);

test('lines that are not taken are told by number and why; empty ones are passed by', () => {
  const text = 'Ana; ana@x.example\n\nsó um nome\r\nANA@x.example\nRui; rui@x.example';
  expect(peopleIn(text, { emails: new Set(['rui@x.example']) })).toEqual({
    people: [{ name: 'Ana', email: 'ana@x.example', role_ids: [], unit_ids: [] }],
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

const roles = [
  { id: 'r1', name: 'Gestão', code: 'manager' },
  { id: 'r2', name: 'Equipe', code: 'member' },
];
const units = [{ id: 'u1', name: 'Filial Recife', code: 'REC' }];

test.each([
  ['Ana; ana@x.example; gestao; Filial Recife', 'Ana', ['r1'], ['u1']],
  ['ana@x.example; Ana; REC', 'Ana', [], ['u1']],
  ['ana@x.example; member', 'Ana', ['r2'], []],
  ['Ana; ana@x.example; manager; equipe', 'Ana', ['r1', 'r2'], []],
])('%s gives what it names', (line, name, role_ids, unit_ids) =>
  expect(peopleIn(line, { roles, units })).toEqual({
    people: [{ name, email: 'ana@x.example', role_ids, unit_ids }],
    refused: [],
  }),
);

test('what is neither a role that may be given nor a unit is told, and the line not taken', () =>
  expect(peopleIn('Ana; ana@x.example; Diretoria', { roles, units }).refused).toEqual([
    { line: 1, text: 'Ana; ana@x.example; Diretoria', why: 'unknown', part: 'Diretoria' },
  ]));
