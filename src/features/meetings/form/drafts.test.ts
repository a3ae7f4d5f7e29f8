import { expect, test } from 'vitest';
import { parseAgenda, parseGuests, parseRepeat } from './drafts';

const weekly = { every: 'week', interval: 2, weekdays: [1, 3], until: null, times: 8 };

test('a repeat outlives a reload, and so does that there is none', () => {
  expect(parseRepeat(weekly)).toEqual(weekly);
  expect(parseRepeat({ ...weekly, every: 'month', nth: -1, until: '2026-12-31', times: null })).toBeDefined();
  expect(parseRepeat(null)).toBeNull();
});

test.each([
  ['a text', 'week'],
  ['another period', { ...weekly, every: 'hour' }],
  ['no interval', { ...weekly, interval: 0 }],
  ['a day that no week has', { ...weekly, weekdays: [7] }],
  ['the ninth Tuesday', { ...weekly, nth: 9 }],
  ['a day that no month has', { ...weekly, until: '2026-02-31' }],
  ['half a time', { ...weekly, times: 0.5 }],
])('%s is no repeat', (_, given) => expect(parseRepeat(given)).toBeUndefined());

test('guests and topics come back, those without a name of their own do not', () => {
  const guest = { email: 'a@b.example', name: 'A', is_optional: true, response: 'accepted' };
  expect(parseGuests([guest, { name: 'B' }, { ...guest, response: 'maybe' }])).toEqual([
    guest,
    { ...guest, response: 'needs_action' },
  ]);
  const topic = { id: '1', title: 'Prazo', minutes: 10, owner_id: null };
  expect(parseAgenda([topic, { ...topic, title: '' }])).toEqual([topic]);
});
