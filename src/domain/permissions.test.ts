import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaOf, findRequiredPermissions, seededRoles, sortPermissions } from './permissions.ts';

const { components } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
const codes: string[] = components.schemas.PermissionCode.enum;

test('an administrator has every permission of the contract', () => {
  expect([...seededRoles.admin].sort()).toEqual([...codes].sort());
});

test('no role has a permission twice or one that does not exist, and all may see what is theirs', () => {
  for (const permissions of Object.values(seededRoles)) {
    expect(new Set(permissions).size).toBe(permissions.length);
    expect(codes).toEqual(expect.arrayContaining([...permissions]));
    expect(permissions).toEqual(expect.arrayContaining(['view:dashboard', 'view:projects', 'view:profile']));
  }
});

test('only who administers manages all projects, and only with finance in the role is finance seen', () => {
  const having = (code: string) =>
    Object.entries(seededRoles)
      .filter(([, list]) => list.includes(code as never))
      .map(([role]) => role);
  expect(having('manage:projects')).toEqual(['admin']);
  expect(having('view:finance')).toEqual(['admin', 'finance']);
});

test('what a permission is of little use without follows from its code', () => {
  expect(findRequiredPermissions('create:projects')).toEqual(['view:projects']);
  expect(findRequiredPermissions('view:finance_accounts')).toEqual(['view:finance']);
  expect(findRequiredPermissions('manage:rbac')).toEqual(['view:rbac']);
  expect(findRequiredPermissions('view:projects')).toEqual([]);
  expect(findRequiredPermissions('approve:payments')).toEqual([]);
});

test('every permission of Trama belongs to a part of the app, and stands in the order of its menu', () => {
  expect(seededRoles.admin.filter((code) => areaOf(code) === 'other')).toEqual([]);
  const given = ['approve:payments', 'manage:projects', 'view:finance', 'create:projects', 'view:projects'];
  expect(sortPermissions(given.map((code) => ({ code }))).map(({ code }) => code)).toEqual([
    'view:projects',
    'create:projects',
    'manage:projects',
    'view:finance',
    'approve:payments',
  ]);
});
