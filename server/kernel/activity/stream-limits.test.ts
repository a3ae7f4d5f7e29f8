import { expect, test } from 'vitest';
import { mayOpenStream, type StreamOwner, streamLimits } from './stream-limits.ts';

const { perPerson, furtherPerAddress, all, reservedForFirst } = streamLimits;
const streams = (count: number, owner: (index: number) => StreamOwner) =>
  Array.from({ length: count }, (_, i) => owner(i));

test('a person has a bounded number of streams', () => {
  const mine = { personId: 'ana', address: '192.0.2.1' };
  expect(
    mayOpenStream(
      streams(perPerson - 1, () => mine),
      mine,
    ),
  ).toBe(true);
  expect(
    mayOpenStream(
      streams(perPerson, () => mine),
      mine,
    ),
  ).toBe(false);
});

test('an address has a bounded number of further streams, and another address is not affected', () => {
  const two = streams(2 * furtherPerAddress, (i) => ({ personId: `p${i >> 1}`, address: '192.0.2.1' }));
  expect(mayOpenStream(two, { personId: 'p0', address: '192.0.2.1' })).toBe(false);
  expect(mayOpenStream(two, { personId: 'p0', address: '192.0.2.2' })).toBe(true);
});

test('the addresses of one IPv6 network count as one', () => {
  const two = streams(2 * furtherPerAddress, (i) => ({
    personId: `p${i >> 1}`,
    address: `2001:db8::${i.toString(16)}`,
  }));
  expect(mayOpenStream(two, { personId: 'p0', address: '2001:db8::ffff' })).toBe(false);
});

test('a person without a stream finds room until the process is full', () => {
  const busy = streams(all - reservedForFirst, (i) => ({ personId: `p${i >> 1}`, address: `192.0.2.${i % 250}` }));
  expect(mayOpenStream(busy, { personId: 'p0', address: '198.51.100.1' })).toBe(false);
  expect(mayOpenStream(busy, { personId: 'new', address: '198.51.100.1' })).toBe(true);
  const full = streams(all, (i) => ({ personId: `p${i}`, address: `192.0.2.${i % 250}` }));
  expect(mayOpenStream(full, { personId: 'new', address: '198.51.100.1' })).toBe(false);
});
