import { expect, test } from 'vitest';
import { formatPhone, ninthDigitVariants, parsePhone, phoneKey } from './phone';

test.each([
  ['+5511987654321', ['+5511987654321', '+551187654321']],
  ['+551187654321', ['+5511987654321', '+551187654321']],
  // A landline never gets a nine, and a nine before what would be a landline was never added.
  ['+551133334444', ['+551133334444']],
  ['+5511933334444', ['+5511933334444']],
  // Elsewhere there is no ninth digit.
  ['+15551987654', ['+15551987654']],
])('%s is %j', (phone, variants) => expect(ninthDigitVariants(phone)).toEqual(variants));

test('one number is the same with its ninth digit and without, and no other', () => {
  expect(phoneKey('+555187654321')).toBe(phoneKey('+5551987654321'));
  expect(phoneKey('+555187654322')).not.toBe(phoneKey('+5551987654321'));
  expect(phoneKey('+551133334444')).not.toBe(phoneKey('+5511933334444'));
});

test('a phone reads as people write it', () => {
  expect(['+5511987654321', '+551187654321', '+558001234567', '+14155550123'].map(formatPhone)).toEqual([
    '+55 11 98765-4321',
    '+55 11 8765-4321',
    '0800 123 4567',
    '+14155550123',
  ]);
});

test.each([
  ['(11) 98765-4321', '+5511987654321'],
  ['55 11 98765 4321', '+5511987654321'],
  ['+1 415 555 0123', '+14155550123'],
  ['ramal 12', undefined],
  ['', undefined],
])('%s as people type it is %s', (text, phone) => expect(parsePhone(text)).toBe(phone));
