import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from './paths';

const specified = readFileSync('tests/routes.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t')[1]);

test('every address without parameters is one of the specification', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(patterns.filter((pattern) => !pattern.includes(':') && !specified.includes(pattern))).toEqual([]);
  const missing = specified.filter((path) => !patterns.includes(path as never));
  console.log(
    `Specified addresses not yet in the app (${missing.length} of ${specified.length}): ${missing.join(' ')}`,
  );
});

test('addresses are built as they are matched', () => {
  expect(
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path({ projectId: 'a b/c' } as never)])),
  ).toMatchInlineSnapshot(`
    {
      "createProject": "/projects/create",
      "forgotPassword": "/auth/forgot-password",
      "front": "/",
      "home": "/home",
      "login": "/login",
      "project": "/projects/a%20b%2Fc",
      "projects": "/projects",
      "security": "/settings/security",
      "signIn": "/auth/sign-in",
      "signUp": "/signup",
      "signUpAlias": "/auth/sign-up",
    }
  `);
});
