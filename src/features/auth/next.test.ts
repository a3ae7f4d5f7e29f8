import { expect, test } from 'vitest';
import { safeNext } from './next';

test.each([
  ['/projects?status=active#a', '/projects?status=active#a'],
  ['/projects/create', '/projects/create'],
  [null, undefined],
  ['', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example/home', undefined],
  ['javascript:alert(1)', undefined],
  ['/\t/evil.example', undefined],
])('after signing in, %j leads to %j', (asked, leadsTo) => {
  expect(safeNext(asked)).toBe(leadsTo);
});
