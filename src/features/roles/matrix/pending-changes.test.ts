import { expect, test } from 'vitest';
import type { Tray } from '../../kit/tray/use-tray';
import { samplePermissions, sampleRoles } from '../sample';
import { lackingFor, pendingOf, toggled, willHave } from './pending-changes';

const permission = (code: string) =>
  samplePermissions.find((each) => each.code === code) as (typeof samplePermissions)[0];
const role = (code: string) => sampleRoles.find((each) => each.code === code) as (typeof sampleRoles)[0];
const empty: Tray = new Map();

test('what is pressed twice is as it was, and nothing waits', () => {
  const once = toggled(empty, permission('view:finance'), role('member'));
  expect(willHave(once, permission('view:finance'), role('member'))).toBe(true);
  expect(pendingOf(once, sampleRoles, samplePermissions)).toMatchObject([
    { isGiven: true, role: { code: 'member' }, permission: { code: 'view:finance' } },
  ]);
  expect(toggled(once, permission('view:finance'), role('member')).size).toBe(0);
});

test('what somebody else did meanwhile waits no more, nor does what is of a role that is gone', () => {
  const tray = toggled(empty, permission('view:finance'), role('member'));
  const meanwhile = sampleRoles.map((each) => ({ ...each, permissions: [...each.permissions, 'view:finance'] }));
  expect(pendingOf(tray, meanwhile, samplePermissions)).toEqual([]);
  expect(pendingOf(tray, [], samplePermissions)).toEqual([]);
});

test('it is known what a permission is of little use without, as things will be', () => {
  const [create, view] = [permission('create:projects'), permission('view:projects')];
  const codes = (tray: Tray) => lackingFor(tray, create, role('member'), samplePermissions).map(({ code }) => code);
  expect(codes(empty)).toEqual([]);
  expect(codes(toggled(empty, view, role('member')))).toEqual(['view:projects']);
});
