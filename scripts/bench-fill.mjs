// A workspace of a size that a company reaches in years: 2,000 projects, 40,000 steps, 200,000 sub-steps, and one project
// of 500 steps with 5,000 sub-steps. Made by the store itself, in few statements.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemonstration } from '../server/demo/load.ts';
import { readConfig } from '../server/kernel/config.ts';
import { newId } from '../server/kernel/ids.ts';
import { makeSnapshot } from '../server/kernel/store/make-snapshot.ts';
import { openStore } from '../server/kernel/store/open.ts';
import { keysOf } from '../server/projects/search-keys.ts';
import { start } from './bench-kit.mjs';

const batch = 500;
const inBatches = async (rows, insert) => {
  for (let first = 0; first < rows.length; first += batch) await insert(rows.slice(first, first + batch));
};

async function insertProjects(db, count, owner, member) {
  const projects = Array.from({ length: count }, (_, index) => {
    const texts = {
      code: `PRJ-${index + 1000}`,
      name: `Projeto ${index} de automação`,
      description: 'Linha e célula.',
    };
    const at = new Date(Date.now() - index * 60_000).toISOString();
    const progress = { progress_done: 40, progress_total: 100 };
    const status = ['active', 'planning', 'on_hold', 'completed'][index % 4];
    return {
      id: newId(),
      ...texts,
      ...keysOf(texts),
      status,
      dead_line: '2026-12-18',
      created_by: owner,
      ...progress,
      is_sample: false,
      created_at: at,
      updated_at: at,
      version: 1,
    };
  });
  await inBatches(projects, (some) => db.insertInto('projects').values(some).execute());
  for (const [user, role, share] of [
    [owner, 'owner', 1],
    [member, 'contributor', 2],
  ])
    await sql`insert into project_members (project_id, user_id, role, created_at)
      select id, ${user}::uuid, ${role}::text, created_at from projects
      where code like 'PRJ-____' and right(code, 3)::integer % ${share}::integer = 0`.execute(db);
  return projects;
}

const steps = (db, where, count) =>
  sql`insert into steps (id, project_id, name, status, position, created_by, created_at, updated_at)
    select gen_random_uuid(), p.id, 'Etapa ' || n, (array['backlog', 'todo', 'in_progress', 'done'])[1 + n % 4],
      n, p.created_by, p.created_at, p.created_at
    from projects p, generate_series(1, ${count}::integer) n where ${where}`.execute(db);
const subSteps = (db, where, count) =>
  sql`insert into sub_steps (id, step_id, name, status, position, created_by, created_at, updated_at)
    select gen_random_uuid(), s.id, 'Parte ' || n, n % 2 = 0, n, s.created_by, s.created_at, s.created_at
    from steps s join projects p on p.id = s.project_id, generate_series(1, ${count}::integer) n
    where ${where}`.execute(db);

/** A way to fill the store of a configuration, in the name of the demonstration's administrator and its member. */
const fills = (fill) => async (config) => {
  const store = await openStore(config, { limits: {}, demonstrate: loadDemonstration });
  try {
    const { db } = store;
    const idOf = async (email) =>
      (await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id;
    const filled = await fill(db, await idOf('admin@trama.example'), await idOf('member@trama.example'));
    // What the store does by itself in time.
    await sql`vacuum analyze`.execute(db);
    return filled;
  } finally {
    await store.close();
  }
};

/** Adds so many transactions of two years to the first account of a store, most of them paid. */
export const insertTransactions = (db, count) =>
  sql`insert into transactions (id, kind, description, search_text, amount_cents, status, competence_date, due_date,
      paid_date, account_id, is_sample, created_at, updated_at)
    select gen_random_uuid(), case when n % 3 = 0 then 'income' else 'expense' end, 'Linha ' || n, 'linha ' || n,
      1 + n::bigint * 7919 % 1000000, case when due < current_date then 'paid' else 'pending' end, due, due,
      case when due < current_date then due end, (select id from accounts order by id limit 1), false, now(), now()
    from (select n, current_date - 640 + (n * 31 % 730) as due from generate_series(1, ${count}::integer) n) rows`.execute(
    db,
  );

/** Fills a store with the largest workspace; gives the id of its largest project. */
export const fillLarge = fills(async (db, owner, member) => {
  const [large] = await insertProjects(db, 2_000, owner, member);
  const [isLarge, isOther] = [sql`p.id = ${large.id}::uuid`, sql`p.id <> ${large.id}::uuid and not p.is_sample`];
  await steps(db, isLarge, 500);
  await subSteps(db, isLarge, 10);
  await steps(db, isOther, 20);
  await subSteps(db, isOther, 5);
  return large.id;
});

/** Fills a store with 10,000 projects of which nothing more is known. */
export const fillLongList = fills((db, owner, member) => insertProjects(db, 10_000, owner, member));

/** Fills a store with meetings: 2,000 in November 2026, on its 18th thirty at once, all of them movable. */
export const fillMeetings = fills((db, owner) =>
  sql`insert into meetings (id, title, search_text, status, start_at, end_at, time_zone, organizer_id, is_sample,
        created_at, updated_at)
      select gen_random_uuid(), 'Reunião ' || n, 'reuniao ' || n, 'scheduled', t.start_at, t.start_at + interval '1 hour',
        'America/Sao_Paulo', ${owner}::uuid, false, now(), now()
      from generate_series(0, 1999) n cross join lateral (select case when n < 30
        then timestamptz '2026-11-18 14:00-03' + (n % 3) * interval '10 minutes'
        else timestamptz '2026-11-01 08:00-03' + (n % 30) * interval '1 day' + (n / 30 % 20) * interval '30 minutes'
        end as start_at) t`.execute(db),
);

/** Measures something over a server whose store was filled; `measure` gets its address and what filling it gave. */
export async function withFilled(fill, measure) {
  await makeSnapshot();
  const folder = mkdtempSync(join(tmpdir(), 'trama-bench-'));
  try {
    const first = await start({ DATA_DIR: folder });
    await first.stop();
    const filled = await fill(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
    const server = await start({ DATA_DIR: folder });
    try {
      await measure(server.url, filled);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
