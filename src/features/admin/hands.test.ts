import { expect, test } from 'vitest';
import { handsNeeded } from './hands';

const role = { id: 'r', code: 'member', name: 'Equipe' };
const unit = { id: 'u', name: 'Matriz', role: 'member' as const, since: null };
const failed = {
  status: 'pending',
  delivery: { status: 'failed', at: '' },
  target: { id: 'u', name: 'Matriz' },
} as const;

test('what needs a hand is counted; who is locked out and what is in order is not', () => {
  const hands = handsNeeded(
    [
      { status: 'active', roles: [role], units: [unit] },
      { status: 'invited', roles: [], units: [unit] },
      { status: 'active', roles: [role], units: [] },
      { status: 'inactive', roles: [], units: [] },
    ],
    [
      { is_active: true, manager: { id: 'p', name: 'Ana' } },
      { is_active: false, manager: null },
    ],
    [failed, { ...failed, status: 'cancelled' }],
  );
  expect(hands).toEqual([
    { kind: 'invitationsFailed', count: 1, unitId: 'u' },
    { kind: 'withoutRole', count: 1 },
    { kind: 'withoutUnit', count: 1 },
    { kind: 'neverCame', count: 1 },
    { kind: 'unitsUnused', count: 1 },
  ]);
  expect(handsNeeded([], [], [])).toEqual([]);
});
