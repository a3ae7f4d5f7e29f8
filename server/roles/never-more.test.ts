import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

let here: Workspace;
let people: TestPerson[];
beforeAll(async () => {
  here = await openWorkspace();
  const admins = [await here.somebody('admin'), await here.somebody('admin')];
  const [keeper, other] = [await here.somebody('member'), await here.somebody('finance')];
  const [first] = admins;
  const body = { code: 'keeper', name: 'Chaveiro', permissions: ['view:rbac', 'manage:rbac'] };
  await here.ask('POST', '/api/roles', { token: first?.token, body });
  for (const { id } of [keeper, other])
    await here.ask('POST', '/api/roles/grant', { token: first?.token, body: { userId: id, roles: ['keeper'] } });
  people = [...admins, keeper, other, await here.somebody('viewer')];
});
afterAll(() => here.close());

/** What everybody may do. */
async function held(): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ id: string; codes: string[] }>`
    select u.id, array_remove(array_agg(distinct p.code), null) as codes from users u
    left join user_roles ur on ur.user_id = u.id left join role_permissions rp on rp.role_id = ur.role_id
    left join permissions p on p.id = rp.permission_id group by u.id`.execute(here.store.db);
  return new Map(rows.map(({ id, codes }) => [id, new Set(codes)]));
}

const administrators = async () =>
  (
    await here.store.db
      .selectFrom('user_roles as ur')
      .innerJoin('roles as r', 'r.id', 'ur.role_id')
      .innerJoin('users as u', 'u.id', 'ur.user_id')
      .where('r.code', '=', 'admin')
      .where('u.status', '=', 'active')
      .select('u.id')
      .execute()
  ).length;

const acts = ['grant', 'revoke', 'clone', 'make', 'give', 'take', 'delete role'] as const;
const moves = fc.array(
  fc.record({ act: fc.constantFrom(...acts), by: fc.nat(4), to: fc.nat(4), role: fc.nat(60), permission: fc.nat(60) }),
  { minLength: 12, maxLength: 24 },
);
type Move = typeof moves extends fc.Arbitrary<(infer One)[]> ? One : never;

let made = 0;
async function ask({ act, by, to, role, permission }: Move) {
  const { db } = here.store;
  const roles = await db.selectFrom('roles').select(['id', 'code']).orderBy('code').execute();
  const permissions = await db.selectFrom('permissions').select(['id', 'code']).orderBy('code').execute();
  const [one, code] = [roles[role % roles.length], permissions[permission % permissions.length]];
  const { token } = people[by] as TestPerson;
  const send = (method: string, path: string, body?: object) => here.ask(method, path, { token, body });
  const grants = { userId: people[to]?.id, roles: [one?.code] };
  const create = (codes: string[]) =>
    send('POST', '/api/roles', { code: `r-${++made}`, name: `Papel ${made}`, permissions: codes });
  switch (act) {
    case 'grant':
      return send('POST', '/api/roles/grant', grants);
    case 'revoke':
      return send('POST', '/api/roles/revoke', grants);
    case 'clone': {
      const listed = await send('GET', `/api/roles/${one?.id}`);
      return create(listed.body.permissions ?? []);
    }
    case 'make':
      return create([code?.code ?? '']);
    case 'give':
      return send('POST', `/api/roles/${one?.id}/permissions/${code?.id}`);
    case 'take':
      return send('DELETE', `/api/roles/${one?.id}/permissions/${code?.id}`);
    case 'delete role':
      return send('DELETE', `/api/roles/${one?.id}`);
  }
}

test('whatever is given, taken, copied and deleted, somebody administers, and nobody gets what the giver did not hold', async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(moves, async (all) => {
      for (const move of all) {
        const before = await held();
        const { status } = await ask(move);
        expect(status).toBeLessThan(500);
        if (status < 300) changed++;
        const giver = before.get(people[move.by]?.id ?? '') ?? new Set();
        for (const [id, codes] of await held()) {
          const got = [...codes].filter((code) => !before.get(id)?.has(code));
          expect(got.filter((code) => !giver.has(code))).toEqual([]);
        }
        expect(await administrators()).toBeGreaterThan(0);
      }
    }),
    { seed, numRuns: 12, endOnFailure: true, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
  // Not deep enough if nothing ever changed.
  expect(changed, `FUZZ_SEED=${seed}`).toBeGreaterThan(10);
}, 120_000);
