import { expect, test } from 'vitest';
import { secretIn } from '../auth/social/attempts.ts';
import { serializeCookie } from './cookies.ts';

test.each([
  ['https://trama.example', '__Host-a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure'],
  ['http://localhost:3000', 'a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
  [null, 'a=b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
])('under %s a cookie is %s', (origin, cookie) => expect(serializeCookie('a', 'b', 60, origin)).toBe(cookie));

test('behind https a cookie that a host beside us could have set is not believed', () => {
  const cookies: Record<string, string> = { trama_social: 'theirs', '__Host-trama_social': 'ours' };
  const cookie = (name: string) => cookies[name];
  expect(secretIn({ origin: 'https://trama.example', cookie })).toBe('ours');
  delete cookies['__Host-trama_social'];
  expect(secretIn({ origin: 'https://trama.example', cookie })).toBeUndefined();
  expect(secretIn({ origin: 'http://localhost:3000', cookie })).toBe('theirs');
});
