import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isEmail } from '#domain/email';
import { seededRoles } from '#domain/permissions';
import { onPostgres, openTestStore } from '../../testing/store.ts';
import { newId } from '../ids.ts';
import { type MigrationProgress, migrate, withMigrationLock } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { seed } from './seed.ts';
import type { Store } from './store.ts';
import type { Tx } from './tables.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const counter = async () =>
  (await store.db.selectFrom('counters').select('value').where('name', '=', 'projects').executeTakeFirstOrThrow())
    .value;

test('values come out as the program wants them', async () => {
  const { rows } = await sql`select date '2026-02-28' d, timestamptz '2026-11-21 09:00:00.120-03' t,
    timestamp '2026-11-21 09:00:00' l, 5::int8 i, 1.5::numeric n, array['a','b'] s, array[true,false] b`.execute(
    store.db,
  );
  expect(rows).toEqual([
    {
      d: '2026-02-28',
      t: '2026-11-21T12:00:00.120Z',
      l: '2026-11-21T09:00:00.000Z',
      i: 5,
      n: 1.5,
      s: ['a', 'b'],
      b: [true, false],
    },
  ]);
});

test('what is asked is planned once, and compiled never', async () => {
  const { rows } = await sql`select current_setting('plan_cache_mode') as plans, current_setting('jit') as jit`.execute(
    store.db,
  );
  expect(rows).toEqual([{ plans: 'force_generic_plan', jit: 'off' }]);
});

test('a transaction that fails leaves nothing', async () => {
  const before = await counter();
  const failing = store.transaction(async (tx) => {
    await tx.updateTable('counters').set({ value: 99 }).execute();
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  expect(await counter()).toBe(before);
});

test('however a transaction begins, what comes after its first question is part of it', async () => {
  const firsts: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => tx.selectFrom('counters').selectAll().forUpdate().execute(),
    (tx) => sql`select 1 / 0`.execute(tx).catch(() => {}),
    (tx) => sql`with one as (select 1) select * from one`.execute(tx),
    async () => {},
  ];
  for (const first of firsts) {
    const failing = store.transaction(async (tx) => {
      await first(tx);
      await tx.updateTable('counters').set({ value: 99 }).execute();
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow();
    expect(await counter()).toBe(0);
  }
  await store.transaction(async () => {});
  expect(await store.transaction(async () => 'nothing asked')).toBe('nothing asked');
});

test('a query beside an open transaction is refused, not waited for', async () => {
  await expect(store.transaction(() => counter())).rejects.toThrow('Pass `tx` down');
  expect(await counter()).toBe(0);
});

test('transactions of one row take turns', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      store.transaction(async (tx) => {
        const { value } = await tx.selectFrom('counters').selectAll().forUpdate().executeTakeFirstOrThrow();
        await tx
          .updateTable('counters')
          .set({ value: value + 1 })
          .execute();
      }),
    ),
  );
  expect(await counter()).toBe(20);
});

test('migrations and seeds may run again and change nothing; what was taken from a role stays taken', async () => {
  const again = () =>
    withMigrationLock(store.db, async (tx) => {
      await migrate(tx);
      await seed(tx);
    });
  const grants = () => store.db.selectFrom('role_permissions').selectAll().execute();
  expect(await grants()).toHaveLength(Object.values(seededRoles).flat().length);
  const [one] = await grants();
  await store.db
    .deleteFrom('role_permissions')
    .where('permission_id', '=', one?.permission_id ?? '')
    .execute();
  const before = await grants();
  await Promise.all([again(), again(), again()]);
  expect(await grants()).toEqual(before);
  expect(await store.isReady()).toBe(true);
});

// PostgreSQL does it itself, in its own time.
test.skipIf(onPostgres)('the embedded store clears away what changes left behind', async () => {
  const dead = async () => {
    // Counts are written down once a second only, unless asked for.
    await sql`select pg_stat_force_next_flush()`.execute(store.db);
    const { rows } = await sql`select n_dead_tup::integer dead from pg_stat_user_tables
      where relname = 'attempts'`.execute(store.db);
    return rows;
  };
  await sql`insert into attempts (key, count, since) select 'k' || n, 1, now() from generate_series(1, 200) n`.execute(
    store.db,
  );
  await store.db.deleteFrom('attempts').where('key', 'like', 'k%').execute();
  expect(await dead()).toEqual([{ dead: 200 }]);
  await store.vacuum();
  expect(await dead()).toEqual([{ dead: 0 }]);
});

test('each statement that a store lacks is told of before it is carried out, and then no more', async () => {
  const undo = new Error('taken back');
  const told: MigrationProgress[] = [];
  const tried = store.transaction(async (tx) => {
    const ledger = 'create table migrations (name text primary key, applied_at timestamptz(3) not null)';
    for (const statement of ['create schema odd', 'set local search_path to odd', ledger])
      await sql.raw(statement).execute(tx);
    for (let time = 0; time < 2; time++) await migrate(tx, (progress) => told.push(progress));
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  const all = migrations.flatMap(({ name, statements }) => statements.map(() => name));
  expect(told).toEqual(all.map((migration, index) => ({ migration, statement: index + 1, of: all.length })));
});

test('a store that a newer program has changed is refused', async () => {
  const names = store.db
    .insertInto('migrations')
    .values({ name: '9999-of-the-future', applied_at: new Date().toISOString() });
  await names.execute();
  try {
    await expect(withMigrationLock(store.db, (tx) => migrate(tx))).rejects.toThrow(
      /versão mais nova da Trama \(9999-of-the-future\)/,
    );
  } finally {
    await store.db.deleteFrom('migrations').where('name', '=', '9999-of-the-future').execute();
  }
});

// An answer is shared for a second.
const becomesReady = (isReady: boolean) =>
  vi.waitFor(async () => expect(await store.isReady()).toBe(isReady), { timeout: 5_000 });

test('a store without its last migration is not ready', async () => {
  await store.db.deleteFrom('migrations').where('name', '=', '0002-projects').execute();
  await becomesReady(false);
  await store.db
    .insertInto('migrations')
    .values({ name: '0002-projects', applied_at: new Date().toISOString() })
    .execute();
  await becomesReady(true);
});

test('a session of before sessions had an end gets one, thirty days after it began', async () => {
  const began = '2026-11-01T10:00:00.000Z';
  const undo = new Error('undo');
  const [people, projects, proofs] = migrations.map(({ statements }) => statements);
  let ends: unknown;
  const tried = store.transaction(async (tx) => {
    const run = async (statements: readonly string[] = []) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    };
    await run(['create schema before', 'set local search_path to before']);
    await run(people);
    await run(projects);
    const [user, session] = [newId(), newId()];
    await sql`insert into users (id, name, email, password_hash, created_at, updated_at)
      values (${user}, 'Ana', 'a@b.example', '-', ${began}, ${began})`.execute(tx);
    await sql`insert into sessions (id, user_id, agent, address, created_at)
      values (${session}, ${user}, '', '', ${began})`.execute(tx);
    await run(proofs);
    ends = await tx.selectFrom('sessions').select(['used_at', 'ends_at']).executeTakeFirst();
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  expect(ends).toEqual({ used_at: began, ends_at: '2026-12-01T10:00:00.000Z' });
});

test('a store that is filled already takes memberships with ids, steps without dates, and who may see invitations', async () => {
  const instant = '2026-11-01T10:00:00.000Z';
  const undo = new Error('undo');
  const [people, projects, proofs, together] = migrations.map(({ statements }) => statements);
  const found: Record<string, unknown[]> = {};
  const tried = store.transaction(async (tx) => {
    const run = async (statements: readonly string[] = []) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    };
    await run(['create schema earlier', 'set local search_path to earlier']);
    for (const earlier of [people, projects, proofs]) await run(earlier);
    const [ana, bia, project] = [newId(), newId(), newId()];
    for (const id of [ana, bia])
      await sql`insert into users (id, name, email, password_hash, created_at, updated_at)
        values (${id}, 'Ana', ${`${id}@b.example`}, '-', ${instant}, ${instant})`.execute(tx);
    await sql`insert into projects (id, code, name, name_key, search_text, status, created_by, created_at, updated_at)
      values (${project}, 'PRJ-1', 'a', 'a', 'a', 'active', ${ana}, ${instant}, ${instant})`.execute(tx);
    for (const id of [ana, bia])
      await sql`insert into project_members values (${project}, ${id}, 'owner', ${instant})`.execute(tx);
    await sql`insert into steps (id, project_id, name, status, position, created_by, created_at, updated_at)
      values (${newId()}, ${project}, 'a', 'todo', 1, ${ana}, ${instant}, ${instant})`.execute(tx);
    const [role, permission] = [newId(), newId()];
    await sql`insert into roles values (${role}, 'viewer', 'Leitura')`.execute(tx);
    await sql`insert into permissions values (${permission}, 'view:invitations')`.execute(tx);
    await run(together);
    found.members = await tx.selectFrom('project_members').select('id').execute();
    found.steps = await tx.selectFrom('steps').select(['start_date', 'assignee_id']).execute();
    found.grants = await tx.selectFrom('role_permissions').selectAll().execute();
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  expect(new Set(found.members?.map((one) => (one as { id: string }).id)).size).toBe(2);
  expect(found.steps).toEqual([{ start_date: null, assignee_id: null }]);
  expect(found.grants).toHaveLength(1);
});

test('an address that is none is put away, what waits for it is cancelled, and a name that grew is cut', async () => {
  const instant = '2026-11-01T10:00:00.000Z';
  const undo = new Error('undo');
  const none = [
    'root@localhost',
    'ana_@trama',
    `a@${'b'.repeat(64)}.example`,
    'a.@b.example',
    `${'a'.repeat(65)}@b.example`,
  ];
  const addresses = ["o'neil_+{x}|~@sub.trama.example", `${'a'.repeat(64)}@${'b'.repeat(63)}.example`, 'ANA@B.EXAMPLE'];
  const found: Record<string, unknown[]> = {};
  const tried = store.transaction(async (tx) => {
    const run = async (statements: readonly string[] = []) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    };
    await run(['create schema odd', 'set local search_path to odd']);
    for (const { name, statements } of migrations) if (name < '0007') await run(statements);
    const [ana, unit] = [newId(), newId()];
    const marks = { created_at: instant, updated_at: instant };
    const person = { password_hash: '-', status: 'active', is_sample: false, ...marks } as const;
    await tx
      .insertInto('users')
      .values({ id: ana, name: 'i\u0307'.repeat(120), email: none[0] ?? '', ...person })
      .execute();
    for (const email of [...none.slice(1), ...addresses])
      await tx
        .insertInto('users')
        .values({ id: newId(), name: email, email, ...person })
        .execute();
    await tx
      .insertInto('units')
      .values({ id: unit, name: 'Matriz', is_sample: false, ...marks })
      .execute();
    for (const email of [...none, ...addresses].map((one) => one.toLowerCase()))
      await sql`insert into invitations (id, unit_id, email, role, token, status, invited_by, created_at, expires_at)
        values (${newId()}, ${unit}, ${email}, 'member', ${email}, 'pending', ${ana}, ${instant}, ${instant})`.execute(
        tx,
      );
    for (const [channel, destination] of [
      ['email', none[0]],
      ['email', addresses[0]],
      ['sms', '+5511987654321'],
    ])
      await sql`insert into challenges (id, purpose, channel, destination, code_hash, sent_at, code_ends_at, ends_at)
        values (${newId()}, 'sign_up', ${channel}, ${destination}, '', ${instant}, ${instant}, ${instant})`.execute(tx);
    await run(migrations.find(({ name }) => name.startsWith('0007'))?.statements);
    found.users = (await tx.selectFrom('users').select('email').execute()).map(({ email }) => email);
    found.names = (await tx.selectFrom('users').select('name').where('id', '=', ana).execute()).map(({ name }) => name);
    found.kept = (await sql<{ email: string }>`select email from unusable_addresses`.execute(tx)).rows;
    found.invitations = await tx.selectFrom('invitations').select(['email', 'status', 'token']).execute();
    found.challenges = await tx.selectFrom('challenges').select('destination').execute();
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  const emails = (found.users as string[]).filter((email) => !addresses.includes(email));
  expect([emails.length, new Set(emails).size]).toEqual([none.length, none.length]);
  for (const email of found.users as string[]) expect([email, isEmail(email)]).toEqual([email, true]);
  expect(found.names).toEqual(['i\u0307'.repeat(60)]);
  expect(new Set(found.kept?.map((one) => (one as { email: string }).email))).toEqual(new Set(none));
  for (const { email, status, token } of found.invitations as { email: string; status: string; token: string }[])
    expect([isEmail(email), status]).toEqual([true, none.includes(token) ? 'cancelled' : 'pending']);
  expect(found.challenges).toHaveLength(2);
});

test('ids are UUIDs of version 7 and sort as they were made', () => {
  const made = Array.from({ length: 10_000 }, () => newId());
  expect(new Set(made).size).toBe(10_000);
  expect([...made].sort()).toEqual(made);
  for (const id of made.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('files that are there keep what is in them when copies come to share it, and take it along', async () => {
  const undo = new Error('taken back');
  const found: unknown[] = [];
  const tried = store.transaction(async (tx) => {
    const run = async (statements: readonly string[] = []) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    };
    await run(['create schema odd', 'set local search_path to odd']);
    for (const { name, statements } of migrations) if (name < '0026') await run(statements);
    const [ana, project, file] = [newId(), newId(), newId()];
    const instant = '2026-11-21T12:00:00.000Z';
    const marks = { created_at: instant, updated_at: instant };
    await tx
      .insertInto('users')
      .values({
        id: ana,
        name: 'Ana',
        email: 'a@b.co',
        password_hash: '-',
        status: 'active',
        is_sample: false,
        ...marks,
      })
      .execute();
    const texts = { code: 'PRJ-1', name: 'Linha', name_key: 'linha', search_text: '' };
    await tx
      .insertInto('projects')
      .values({
        id: project,
        ...texts,
        status: 'planning',
        created_by: ana,
        progress_done: 0,
        progress_total: 0,
        is_sample: false,
        is_template: false,
        ...marks,
        version: 1,
        description: '',
      })
      .execute();
    await sql`insert into attachments (id, project_id, name, media_type, size, created_by, created_at, completed_at)
      values (${file}, ${project}, 'a.txt', 'text/plain', 1, ${ana}, ${instant}, ${instant})`.execute(tx);
    await sql`insert into attachment_parts values (${file}, 0, 'x')`.execute(tx);
    await run(migrations.find(({ name }) => name.startsWith('0026'))?.statements);
    const contents = async () =>
      (
        await tx
          .selectFrom('attachment_contents')
          .innerJoin('attachment_parts', 'content_id', 'id')
          .selectAll()
          .execute()
      ).length;
    const joined = tx.selectFrom('attachments as f').innerJoin('attachment_parts as p', 'p.content_id', 'f.content_id');
    found.push((await joined.select('f.name').execute()).length, await contents());
    await tx.deleteFrom('projects').execute();
    found.push(await contents());
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  expect(found).toEqual([1, 1, 0]);
});
