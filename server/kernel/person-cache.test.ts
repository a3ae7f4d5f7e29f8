import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
});
afterAll(() => here.close());
beforeEach(async () => {
  ana = await here.somebody('member');
});

const me = () => here.ask('GET', '/api/auth/me', { token: ana.token });
// Written as this process writes nothing, so that it goes unheard.
const revokeElsewhere = () =>
  sql`do ${sql.raw(`$$ begin update sessions set revoked_at = now() where user_id = '${ana.id}'; end $$`)}`.execute(
    here.store.db,
  );

test('a session that is ended here is ended at once, whoever asked a moment before', async () => {
  expect((await me()).status).toBe(200);
  expect((await here.ask('POST', '/api/auth/logout-all', { token: ana.token })).status).toBe(204);
  expect((await me()).body.code).toBe('TOKEN_INVALID');
});

test('one that another process ended is ended a second later', async () => {
  expect((await me()).status).toBe(200);
  await revokeElsewhere();
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect((await me()).body.code).toBe('TOKEN_INVALID');
});

test('a token that ends is not remembered longer than it holds', async () => {
  expect((await me()).status).toBe(200);
  here.clock.ahead = 90_000_000;
  expect((await me()).body.code).toBe('TOKEN_EXPIRED');
  here.clock.ahead = 0;
});

test('a session that ends while it is looked up is not remembered', async () => {
  const asked = Array.from({ length: 20 }, me);
  await here.ask('POST', '/api/auth/logout-all', { token: ana.token });
  await Promise.all(asked);
  expect((await me()).body.code).toBe('TOKEN_INVALID');
});

test('what changes nothing about people leaves them remembered', async () => {
  expect((await me()).status).toBe(200);
  await revokeElsewhere();
  await here.store.db.updateTable('projects').set({ version: 1 }).execute();
  expect((await me()).status).toBe(200);
});

test('a permission that is taken away here is gone with the next request', async () => {
  const list = () => here.ask('GET', '/api/projects', { token: ana.token });
  expect((await list()).status).toBe(200);
  await here.store.db.deleteFrom('user_roles').where('user_id', '=', ana.id).execute();
  expect((await list()).status).toBe(403);
});

test('what one part of a statement writes is heard of too', async () => {
  expect((await me()).status).toBe(200);
  await sql`with ended as (update sessions set revoked_at = now() where user_id = ${ana.id} returning id)
    select id from ended`.execute(here.store.db);
  expect((await me()).status).toBe(401);
});
