import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActOn, allows } from '#domain/access';
import { type RoleCode, seededRoles } from '#domain/permissions';
import type { Schema } from '#openapi/operations';
import { type Operation, operations } from '../http/contract.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

// What a role in a project allows is asked in `server/projects/roles.test.ts`.
const roles = Object.keys(seededRoles) as RoleCode[];
const guarded = operations.filter(
  ({ permission, streamStatuses: streams }) => permission !== 'none' && streams.size === 0,
);
const inUnit = operations.filter(({ access }) => access?.resource === 'unit');
const standings = [null, 'member', 'admin'] as const satisfies (Schema<'UnitRole'> | null)[];

let here: Workspace;
const people = {} as Record<RoleCode, TestPerson>;
beforeAll(async () => {
  here = await openWorkspace();
  for (const role of roles) people[role] = await here.somebody(role);
});
afterAll(() => here.close());

const nowhere = ({ path }: Operation) => path.replace(/\{\w+\}/g, '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01');

describe.each(guarded.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test.each(roles)('asked by somebody whose role is %s', async (role) => {
    const { status, body } = await here.ask(operation.method, nowhere(operation), { token: people[role].token });
    const holds = (seededRoles[role] as readonly string[]).includes(operation.permission);
    const isRefused = status === 403 && body.permission === operation.permission;
    expect([operation.permission, isRefused]).toEqual([operation.permission, !holds]);
  });

  test('asked by nobody', async () => {
    expect((await here.ask(operation.method, nowhere(operation))).status).toBe(401);
  });
});

/** What an operation on a unit is asked with, where its body is about somebody or something. */
const bodies: Partial<Record<Operation['id'], (unit: string) => Promise<object> | object>> = {
  summarizeUnit: (unit_id) => ({ unit_id }),
  updateUnit: () => ({ phone: null }),
  addUsersToUnit: async () => ({ user_ids: [(await here.somebody('viewer')).id] }),
};

describe.each(inUnit.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test.each(standings)('by whoever is %s in the unit', async (role) => {
    // Somebody who holds what the operation asks for, and not the permission that stands in for any role.
    const who = await here.somebody('manager');
    const unit = await here.unit('Filial');
    if (role) await here.store.db.insertInto('user_units').values({ user_id: who.id, unit_id: unit, role }).execute();
    const { status, body } = await here.ask(operation.method, operation.path.replace('{id}', unit), {
      token: who.token,
      body: await bodies[id]?.(unit),
    });
    if (!role) expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    else if (allows('unit', operation.access?.act as ActOn<'unit'>, role)) expect(status).toBeLessThan(300);
    else expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });
});
