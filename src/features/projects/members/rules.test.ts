import { describe, expect, test } from 'vitest';
import type { MemberRole } from '#domain/access';
import { type Member, rightsOver, rolesToGive } from './rules';

const member = (role: MemberRole, is_you = false) => ({ role, is_you }) as Member;
const as = (role: MemberRole | null, isAdministrator = false) => ({ role, isAdministrator });

describe('what one may do with a member', () => {
  test.each([
    ['an owner', as('owner'), 'owner', 2, true, 5],
    ['an owner', as('owner'), 'viewer', 1, true, 5],
    ['a manager', as('manager'), 'owner', 2, false, 0],
    ['a manager', as('manager'), 'manager', 1, true, 4],
    ['a contributor', as('contributor'), 'viewer', 1, false, 0],
    ['an administrator who is no member', as(null, true), 'owner', 2, true, 5],
    ['an administrator who is only a viewer', as('viewer', true), 'owner', 1, false, 0],
    ['nobody', as(null), 'viewer', 1, false, 0],
  ] as const)('%s: %o over %s, of %i owners', (_, mine, role, owners, mayRemove, choices) => {
    const rights = rightsOver(mine, member(role), owners);
    expect([rights.mayRemove, rights.roles.length]).toEqual([mayRemove, choices]);
  });

  test('the last owner neither leaves nor becomes something else', () => {
    expect(rightsOver(as('owner'), member('owner', true), 1)).toMatchObject({
      isLastOwner: true,
      roles: [],
      mayLeave: false,
      mayRemove: false,
    });
    expect(rightsOver(as('owner'), member('owner', true), 2).mayLeave).toBe(true);
  });

  test('everybody else may leave, and takes nobody for themselves out', () => {
    expect(rightsOver(as('viewer'), member('viewer', true), 1)).toMatchObject({ mayLeave: true, mayRemove: false });
  });

  test('only owners make owners', () => {
    expect(rolesToGive(as('manager'))).toEqual(['manager', 'contributor', 'checker', 'viewer']);
    expect(rolesToGive(as('checker'))).toEqual([]);
  });
});
