import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member');
});
afterAll(() => here.close());

test('many readiness checks at once are all answered, and keep nobody from their work', async () => {
  const rounds = 10;
  const looping = async (ask: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round++) statuses.push((await ask()).status);
    return statuses;
  };
  const checks = Array.from({ length: 40 }, () => looping(() => here.ask('GET', '/readyz')));
  const people = Array.from({ length: 8 }, () => looping(() => here.ask('GET', '/api/auth/me', { token: ana.token })));
  expect(new Set((await Promise.all(checks)).flat())).toEqual(new Set([200]));
  expect(new Set((await Promise.all(people)).flat())).toEqual(new Set([200]));
});
