import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemonstration } from '../demo/load.ts';
import { readEntriesAfter, readLogEnd } from '../kernel/activity/log.ts';
import { newId } from '../kernel/ids.ts';
import { openEmbedded } from '../kernel/store/embedded.ts';
import { migrate, withMigrationLock } from '../kernel/store/migrate.ts';
import { seed } from '../kernel/store/seed.ts';
import { connect, type Store } from '../kernel/store/store.ts';
import type { Db } from '../kernel/store/tables.ts';
import { makeDatabase, onPostgres, openTestStore } from '../testing/store.ts';
import { backUp, move, restore } from './backup.ts';
import { passing, tablesIn } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'trama-backup-'));
const file = join(folder, 'trama.gz');
let source: Store;
const opened: Store[] = [];
beforeAll(async () => {
  source = await filled(await openTestStore({ demo: true }));
  await backUp(source, file, { force: false });
});
afterAll(async () => {
  for (const store of opened) await store.close();
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

const odd = 'aspas " \' e \\ barra, linha\nnova, tab\t, emoji 🧵, [colchetes], {chaves}, \u2028 e ação';

/** What is hard to carry over: all kinds of columns, texts that formats stumble over, and more than one batch of rows. */
async function filled(store: Store): Promise<Store> {
  const { id } = await store.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const project = await store.db.selectFrom('projects').select('id').limit(1).executeTakeFirstOrThrow();
  const now = '2026-11-22T01:02:03.456Z';
  await store.db
    .insertInto('activity')
    .values({
      id: newId(),
      subject_kind: 'project',
      subject_id: project.id,
      actor_id: null,
      verb: 'changed',
      entity: 'step',
      entity_id: newId(),
      label: odd,
      changes: JSON.stringify([{ field: 'name', before: odd, after: null }]),
      witnesses: [id, newId()],
      created_at: now,
    })
    .execute();
  await sql`insert into saved_views (id, user_id, scope, name, name_key, query, created_at)
    select gen_random_uuid(), ${id}::uuid, 'steps', ${odd} || n, 'k' || n, '', ${now} from generate_series(1, 2500) n`.execute(
    store.db,
  );
  const attachment = { id: newId(), project_id: project.id, step_id: null, name: odd, created_by: id, created_at: now };
  const content_id = newId();
  await store.db.insertInto('attachment_contents').values({ id: content_id }).execute();
  await store.db
    .insertInto('attachments')
    .values({ ...attachment, content_id, media_type: 'image/png', size: 20 * 262_144, completed_at: now })
    .execute();
  // More parts than are in hands at once, of all bytes that there are.
  const bytes = Buffer.from(Uint8Array.from({ length: 262_144 }, (_, index) => index));
  for (let position = 0; position < 20; position++)
    await store.db.insertInto('attachment_parts').values({ content_id, position, bytes }).execute();
  const session = { id: newId(), user_id: id, agent: odd, address: '::1', created_at: now, used_at: now, ends_at: now };
  await store.db.insertInto('sessions').values(session).execute();
  await sql`update invitations set delivery = 'queued'
    where id = (select id from invitations where status = 'pending' limit 1)`.execute(store.db);
  await store.db.insertInto('attempts').values({ key: 'x', count: 1, since: now }).execute();
  return store;
}

/** All that a store holds, table by table, written down otherwise than copies do. */
async function contents(db: Db, isWanted: (table: string) => boolean) {
  const { rows: names } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() order by 1`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of names.filter(({ name }) => isWanted(name) && name !== 'migrations')) {
    const { rows } = await sql<{
      row: string;
    }>`select (to_jsonb(t) - 'txid')::text as row from ${sql.table(name)} t`.execute(db);
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}
/** What had not been sent went nowhere, for unsent messages are not copied. */
const afterwards = (all: Record<string, string[]>) => ({
  ...all,
  invitations: all.invitations?.map((row) => row.replace('"delivery": "queued"', '"delivery": "failed"')).sort(),
});
const kept = (db: Db) => contents(db, (table) => !passing.has(table));

/** Stores to copy into: an embedded one always, and a PostgreSQL where this run has one. */
const targets = onPostgres ? (['embedded', 'postgres'] as const) : (['embedded'] as const);
async function openTarget(kind: (typeof targets)[number]): Promise<Store> {
  const target = kind === 'embedded' ? await openEmbedded(null) : await emptyPostgres();
  opened.push(target);
  return target;
}
async function emptyPostgres(): Promise<Store> {
  const { url, drop } = await makeDatabase();
  return connect({ connectionString: url, max: 2 }, { limits: {}, end: drop });
}

test.each(targets)('what is backed up comes back whole, into an empty %s store', async (kind) => {
  const target = await openTarget(kind);
  const copied = await restore(target, file, { force: false });
  expect(await kept(target.db)).toEqual(afterwards(await kept(source.db)));
  expect(copied.get('saved_views')).toBe(2500);
  for (const table of passing) expect(await contents(target.db, (name) => name === table)).toEqual({ [table]: [] });
  // It goes on where it was: numbers and references.
  const { rows } = await sql<{
    seq: number;
  }>`insert into activity (id, subject_kind, subject_id, verb, entity, entity_id, label, created_at)
    select gen_random_uuid(), 'project', gen_random_uuid(), 'created', 'step', gen_random_uuid(), 'x', now() returning seq`.execute(
    target.db,
  );
  const { rows: last } = await sql<{ seq: number }>`select max(seq) as seq from activity`.execute(source.db);
  expect(rows[0]?.seq).toBe((last[0]?.seq ?? 0) + 1);
});

test('transactions get numbers of the store that they are in now, so that events go on', async () => {
  const target = await openTarget('embedded');
  await restore(target, file, { force: false });
  const place = await readLogEnd(target.db);
  const { rows } = await sql<{ own: boolean }>`select bool_and(txid < pg_snapshot_xmax(pg_current_snapshot())) as own
    from activity`.execute(target.db);
  expect(rows[0]?.own).toBe(true);
  expect(await readEntriesAfter(target.db, place, 10)).toEqual([]);
});

test.each(targets)('a move takes all along, who is signed in too, to an empty %s store', async (kind) => {
  const from = await filled(await openEmbeddedFilled());
  const target = await openTarget(kind);
  await move(from, target);
  const everything = (db: Db) => contents(db, () => true);
  expect(await everything(target.db)).toEqual(await everything(from.db));
  expect((await everything(target.db)).sessions).toHaveLength(1);
  await expect(move(from, target)).rejects.toThrow('não está vazio');
});

async function openEmbeddedFilled(): Promise<Store> {
  const store = await openEmbedded(null);
  opened.push(store);
  await withMigrationLock(store.db, async (tx) => {
    await migrate(tx);
    await seed(tx, loadDemonstration);
  });
  return store;
}

test('a copy is of one moment, whatever is written meanwhile', async () => {
  const other = join(folder, 'moment.gz');
  let isDone = false;
  // Twice in each transaction, in tables that are copied one after the other.
  const write = async (n = 0): Promise<void> => {
    await source.transaction(async (tx) => {
      await sql`insert into counters (name, value) values (${`moment ${n}`}, 1)`.execute(tx);
      await sql`insert into saved_views (id, user_id, scope, name, name_key, query, created_at)
        select gen_random_uuid(), id, 'steps', 'moment', ${`moment ${n}`}, '', now() from users limit 1`.execute(tx);
    });
    return isDone ? undefined : write(n + 1);
  };
  const writing = write();
  await backUp(source, other, { force: false });
  isDone = true;
  await writing;
  const copied = gunzipSync(readFileSync(other)).toString();
  expect(copied.match(/^\["moment \d+"/gm)?.length ?? 0).toBe(copied.match(/"moment", "moment \d+"/g)?.length ?? 0);
  await sql`delete from counters where name like 'moment%'`.execute(source.db);
  await sql`delete from saved_views where name = 'moment'`.execute(source.db);
});

test('a store that holds something is only overwritten when that is meant, and then wholly', async () => {
  const target = await filled(await openEmbeddedFilled());
  const before = await contents(target.db, () => true);
  await expect(restore(target, file, { force: false })).rejects.toThrow('não está vazio');
  expect(await contents(target.db, () => true)).toEqual(before);
  await restore(target, file, { force: true });
  expect(await kept(target.db)).toEqual(afterwards(await kept(source.db)));
  expect((await contents(target.db, () => true)).sessions).toEqual([]);
});

let broken: Store | undefined;
const text = () => gunzipSync(readFileSync(file)).toString();
const changed = (from: string | RegExp, to: string) => {
  expect(text()).toMatch(from);
  return gzipSync(text().replace(from, to));
};
test.each([
  ['cut off', () => readFileSync(file).subarray(0, -200), 'danificada'],
  ['without its end', () => gzipSync(text().split('\n').slice(0, -2).join('\n')), 'danificada'],
  ['a row less', () => gzipSync(text().replace(/\n\[.*/, '')), 'danificada'],
  ['a letter changed', () => changed('emoji', 'emojo'), 'danificada'],
  ['more at its end', () => gzipSync(`${text()}{}\n`), 'danificada'],
  ['not zipped', () => Buffer.from('olá'), 'danificada'],
  ['something else', () => gzipSync('olá\n'), 'danificada'],
  ['another format', () => gzipSync('{"format":"x"}\n'), 'não é uma cópia'],
  ['empty', () => gzipSync(''), 'danificada'],
  ['of another version', () => changed('"0001-people",', ''), 'outra versão'],
  ['with another table', () => changed('"name":"users"', '"name":"persons"'), 'não é a deste programa'],
])('a copy that is %s changes nothing', async (_, make, said) => {
  broken ??= await openTarget('embedded');
  const target = broken;
  const other = join(folder, 'broken.gz');
  writeFileSync(other, make());
  const before = await contents(target.db, () => true);
  await expect(restore(target, other, { force: true })).rejects.toThrow(said);
  expect(await contents(target.db, () => true)).toEqual(before);
});

test('a file is its owner’s alone, and is not overwritten unless that is meant', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(backUp(source, file, { force: false })).rejects.toThrow('já existe');
  await backUp(source, file, { force: true });
  await expect(backUp(source, '/nowhere/x.gz', { force: false })).rejects.toThrow('ENOENT');
});

test('every table is either kept in copies, or over soon', async () => {
  const names = (await tablesIn(source.db)).map(({ name }) => name);
  expect(names.filter((name) => !passing.has(name)).sort()).toEqual([
    ...[
      'accounts',
      'activity',
      'attachment_contents',
      'attachment_parts',
      'attachments',
      'avatars',
      'calendar_connections',
      'calendar_links',
      'calendar_series',
      'calendar_unread_events',
      'categories',
      'clients',
      'comment_mentions',
      'comments',
      'consents',
      'counters',
      'devices',
      'google_calendars',
      'identities',
      'imported_meetings',
      'imports',
      'invitations',
      'last_seen',
      'lead_notes',
      'leads',
      'meeting_attendees',
      'meeting_feeds',
      'meeting_notes',
      'meeting_outcomes',
      'meeting_reminders',
      'meeting_series',
      'meetings',
      'notification_settings',
      'notifications',
      'payments',
      'permissions',
      'preferences',
      'privacy_requests',
      'project_members',
      'projects',
    ],
    ...[
      'role_permissions',
      'roles',
      'saved_views',
      'sealed_activity',
      'step_dependencies',
      'steps',
      'sub_steps',
      'transaction_parts',
      'transactions',
      'units',
      'unusable_addresses',
      'usage_months',
    ],
    ...['user_roles', 'user_units', 'users', 'waba_phones', 'wabas'],
  ]);
  expect([...passing].filter((name) => !names.includes(name))).toEqual([]);
});
