import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './secrets.ts';

const [old, now] = ['2025', '2026'].map((id) => ({ id, key: randomBytes(32) })) as [
  { id: string; key: Buffer },
  { id: string; key: Buffer },
];

test('a secret comes back under its own key, also after another became the first', () => {
  const kept = seal('EAAG-çã', 'waba 1', old);
  expect(kept).toMatch(/^2025\./);
  expect(kept).not.toContain('EAAG');
  expect(seal('EAAG-çã', 'waba 1', old)).not.toBe(kept);
  expect(unseal(kept, 'waba 1', [now, old])).toBe('EAAG-çã');
});

test('it does not where the key is missing, it was put to another thing, or changed', () => {
  const kept = seal('EAAG', 'waba 1', now);
  expect(() => unseal(kept, 'waba 1', [old])).toThrow('No key 2026');
  expect(() => unseal(kept, 'waba 2', [now])).toThrow();
  // Not by its last letter, some bits of which stand for nothing.
  const last = kept.lastIndexOf('.') + 1;
  const changed = kept.slice(0, last) + (kept[last] === 'A' ? 'B' : 'A') + kept.slice(last + 1);
  expect(() => unseal(changed, 'waba 1', [now])).toThrow();
  expect(() => unseal(kept, 'waba 1', [{ ...old, id: '2026' }])).toThrow();
});
