import { expect, test } from 'vitest';
import { safeNext, withNext } from './next';

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
  ['/..//evil.example', undefined],
  ['//[', undefined],
])('after signing in, %j leads to %j', (asked, leadsTo) => {
  expect(safeNext(asked)).toBe(leadsTo);
});

test('the address to come back to goes along from one way in to another', () => {
  const next = new URLSearchParams({ next: '/invitations/tri_x?a=b' });
  expect(withNext('/signup', next)).toBe('/signup?next=%2Finvitations%2Ftri_x%3Fa%3Db');
  expect(withNext('/signup', new URLSearchParams({ next: '//evil.example' }))).toBe('/signup');
});
