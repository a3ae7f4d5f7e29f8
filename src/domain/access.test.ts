import { expect, test } from 'vitest';
import { access, allows, higher, leastRole, type Resource } from './access.ts';

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
  for (const [resource, acts] of Object.entries(access))
    for (const act of Object.keys(acts))
      expect(allows(resource as Resource, act as never, leastRole(resource as Resource, act as never))).toBe(true);
});

test('of two roles the higher is the one that may more', () => {
  expect([higher('viewer', 'owner'), higher('manager', 'checker'), higher('checker', 'checker')]).toEqual([
    'owner',
    'manager',
    'checker',
  ]);
});
