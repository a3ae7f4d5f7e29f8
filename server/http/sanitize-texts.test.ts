import { expect, test } from 'vitest';
import { operations } from './contract.ts';
import { sanitizeTexts } from './sanitize-texts.ts';

const fieldsOf = (id: string) =>
  operations.find((operation) => operation.id === id)?.singleLineFields ?? new Set<string>();
const tidied = <Body extends object>(id: string, body: Body): Body => {
  sanitizeTexts(body, fieldsOf(id));
  return body;
};

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v\f', '\n\n'])(
  'a name with %j in it becomes one line',
  (lineBreak) => expect(tidied('createProject', { name: `Um${lineBreak}Dois` })).toEqual({ name: 'Um Dois' }),
);

test('so do names within lists and within what is nested', () => {
  const body = { title: 'Ata', attendees: [{ email: 'ana@trama.example', name: 'Ana\nSouza' }] };
  expect(tidied('createMeeting', body).attendees).toEqual([{ email: 'ana@trama.example', name: 'Ana Souza' }]);
  expect(tidied('grantRoles', { roles: ['ad\nmin'] })).toEqual({ roles: ['ad min'] });
});

test('prose, comments and calendar files keep their lines, and a password stays as it is', () => {
  const text = 'Um\nDois';
  expect(tidied('createProject', { description: text })).toEqual({ description: text });
  expect(tidied('createComment', { body: text })).toEqual({ body: text });
  expect(tidied('previewIcs', { text })).toEqual({ text });
  expect(tidied('signUp', { password: text })).toEqual({ password: text });
});

test('what turns the text after it around is dropped everywhere', () =>
  expect(tidied('createProject', { name: 'a\u202eb', description: 'a\u2066b' })).toEqual({
    name: 'ab',
    description: 'ab',
  }));

test('what may be a name or null, or is deeply nested, is no fault', () => {
  let nested: object = {};
  for (let depth = 0; depth < 100_000; depth++) nested = { nested };
  expect(() => tidied('createProject', { name: null, nested })).not.toThrow();
});
