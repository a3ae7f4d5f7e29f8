import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone';

test.each(['America/Sao_Paulo', 'America/Manaus', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is one', (text) =>
  expect(isTimeZone(text)).toBe(true),
);

test.each(['', '-03:00', '+0300', 'America/Atlantis', 'America/Sao Paulo', 'brasil', 'America/'])(
  '"%s" is none',
  (text) => expect(isTimeZone(text)).toBe(false),
);
