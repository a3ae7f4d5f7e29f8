import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInternalPath } from './addresses';

test.each([
  ['/projects?status=active#a', '/projects?status=active#a'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  ['/projects?next=//evil.example', '/projects?next=//evil.example'],
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
  ['projects', undefined],
  ['//evil.example', undefined],
  ['///evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/..//evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['/%2e%2E//evil.example', undefined],
  ['/..\\/evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/\u0085/evil.example', undefined],
  ['//[', undefined],
  ['//app.invalid//evil.example', undefined],
  ['https://evil.example/home', undefined],
  ['javascript:alert(1)', undefined],
])('%j leads to %j', (text, leadsTo) => expect(toInternalPath(text)).toBe(leadsTo));

test('whatever is asked, it stays where the app is, also when it is resolved again', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '..',
    '.',
    '%2e',
    '%2f',
    '\\',
    '@',
    ':',
    '[',
    'evil.example',
    'a',
    '?',
    '#',
    '\t',
  );
  const origin = 'https://trama.example';
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (path) => {
      const leadsTo = toInternalPath(`/${path.join('')}`);
      if (leadsTo !== undefined) expect(new URL(leadsTo, `${origin}/auth/sign-in`).origin).toBe(origin);
      if (leadsTo !== undefined) expect(toInternalPath(leadsTo)).toBe(leadsTo);
    }),
    { numRuns: 2_000 },
  );
});
