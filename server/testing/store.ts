import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { loadDemonstration } from '../demo/load.ts';
import { migrate, withMigrationLock } from '../kernel/store/migrate.ts';
import { seed } from '../kernel/store/seed.ts';
import { computeSnapshotKey } from '../kernel/store/snapshot.ts';
import { connect, type Store } from '../kernel/store/store.ts';
import { openEmptied } from './emptied.ts';
import { connected, databaseUrl, testDatabaseUrl } from './postgres.ts';

/** Whether the suite runs on a real PostgreSQL (`STORE=postgres`, `TEST_DATABASE_URL`) instead of the embedded store. */
export const onPostgres = process.env.STORE === 'postgres';

const prepare = (store: Store, demo: boolean) =>
  withMigrationLock(store.db, async (tx) => {
    await migrate(tx);
    await seed(tx, demo ? loadDemonstration : undefined);
  });

const asAdmin = <T>(work: (admin: pg.Client) => Promise<T>) => connected({ connectionString: testDatabaseUrl() }, work);

/** A new PostgreSQL database with the workspace's roles in it, made from a template that the first caller makes. */
export async function makeDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `trama_template_${computeSnapshotKey().slice(0, 12)}`;
  const name = `trama_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async (admin) => {
    // Test files run side by side and only one may make the template; the lock ends with the connection.
    await admin.query('select pg_advisory_lock(7482)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await admin.query(`create database ${template}`);
      const store = connect({ connectionString: databaseUrl(template), max: 1 });
      await prepare(store, false).finally(() => store.close());
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  const drop = () => asAdmin(async (admin) => void (await admin.query(`drop database ${name} with (force)`)));
  return { url: databaseUrl(name), drop };
}

/** An empty store for one test file, of the kind that this run is about; with demonstration data where asked. */
export async function openTestStore({ demo = false } = {}): Promise<Store> {
  if (!onPostgres) {
    const store = await openEmptied();
    await prepare(store, demo);
    return store;
  }
  const { url, drop } = await makeDatabase();
  const store = connect({ connectionString: url, max: 10 }, { end: drop });
  if (demo) await prepare(store, true);
  return store;
}
