import { expect, test } from 'vitest';
import { isEmail } from './email';

const [a64, a63, a61] = ['a'.repeat(64), 'a'.repeat(63), 'a'.repeat(61)];

test.each([
  ['ana@trama.example', true],
  ['ANA@Trama.Example', true],
  ["o'neil+x@sub.trama.example", true],
  [`${a64}@trama.example`, true],
  [`a@${a63}.example`, true],
  [`${a64}@${a63}.${a63}.${a61}`, true],
  ['1@2.3', true],
  [`${a64}@${a63}.${a63}.${a61}a`, false],
  [`a${a64}@trama.example`, false],
  [`a@${a64}.example`, false],
  [`a@trama.${a64}`, false],
  ['ana@trama', false],
  ['ana@trama_x.example', false],
  ['ana@-trama.example', false],
  ['ana@trama-.example', false],
  ['ana@trama..example', false],
  ['ana@trama.example.', false],
  ['.ana@trama.example', false],
  ['ana.@trama.example', false],
  ['a..b@trama.example', false],
  ['a@b@trama.example', false],
  ['"a b"@trama.example', false],
  ['ana@[127.0.0.1]', false],
  ['ána@trama.example', false],
  ['ana@trama.example\n', false],
  ['ana@trama.example\r\nbcc: eva@evil.example', false],
  ['ana@trama.example, eva@evil.example', false],
  ['a@\u212a.example', false],
  ['ana', false],
  ['', false],
])('%j is one address: %s', (text, is) => expect(isEmail(text)).toBe(is));

test.each(['a', 'a.', 'a-', '.', '@', 'a@', 'a@a.'])('however often there is %j, it is read in no time', (part) => {
  const before = process.cpuUsage();
  expect(isEmail(part.repeat(100_000))).toBe(false);
  expect(isEmail(`a@${part.repeat(100_000)}`)).toBe(false);
  expect(process.cpuUsage(before).user).toBeLessThan(50_000);
});
