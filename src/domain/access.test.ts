import { expect, test } from 'vitest';
import { allows, higherRole, type Resource, requiredRole, requiredRoles } from './access.ts';

test('a higher role may do what a lower one may, and no role is none', () => {
  expect(allows('project', 'delete', 'owner')).toBe(true);
  expect(allows('project', 'change', 'manager')).toBe(true);
  expect(allows('project', 'editSteps', 'checker')).toBe(false);
  expect(allows('project', 'view', null)).toBe(false);
  expect(allows('unit', 'administer', 'member')).toBe(false);
  // A role of another resource is none here.
  expect(allows('unit', 'view', 'owner')).toBe(false);
});

test('for every act there is a role that may', () => {
  for (const [resource, acts] of Object.entries(requiredRoles))
    for (const act of Object.keys(acts))
      expect(allows(resource as Resource, act as never, requiredRole(resource as Resource, act as never))).toBe(true);
});

test('of two roles the higher is the one that may more', () => {
  expect([higherRole('viewer', 'owner'), higherRole('manager', 'checker'), higherRole('checker', 'checker')]).toEqual([
    'owner',
    'manager',
    'checker',
  ]);
});
