import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { StartError } from '../start-error.ts';
import { migrations } from './migrations/index.ts';
import type { Db, Tx } from './tables.ts';

const clashes = new Set(['23505', '42P07', '42710', '40001', 'XX000']);

async function makeLedger(db: Db, attempt = 1): Promise<void> {
  try {
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz(3) not null)`.execute(
      db,
    );
  } catch (error) {
    // Two processes may both find the table missing; PostgreSQL rejects one of them.
    if (attempt > 5 || !clashes.has((error as { code?: string }).code ?? '')) throw error;
    await makeLedger(db, attempt + 1);
  }
}

/** Runs work that only one process at a time may do. A table lock works in both kinds of store. */
export async function withMigrationLock<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  await makeLedger(db);
  return db.transaction().execute(async (tx) => {
    await sql`lock table migrations in exclusive mode`.execute(tx);
    return work(tx);
  });
}

const appliedIn = async (db: Db) =>
  new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name));

/** The migration statement that is being executed, counted from 1 over all missing migrations. */
export interface MigrationProgress {
  migration: string;
  statement: number;
  of: number;
}

/** Migrations of development versions that were never released. */
const withdrawn = new Set(['0058-imported-meetings', '0084-zone-names']);

/** Throws `StartError` when a newer version has migrated the store, because this version cannot use it. */
function refuseNewerStore(applied: ReadonlySet<string>): void {
  const knownNames = new Set([...withdrawn, ...migrations.map(({ name }) => name)]);
  const [unknown] = [...applied].filter((name) => !knownNames.has(name));
  if (unknown)
    throw new StartError(
      `O banco já foi atualizado por uma versão mais nova da Trama (${unknown}). Use essa versão ou uma posterior.`,
    );
}

/**
 * Runs all missing migrations, or none if one fails. `hear` is called before each statement. Throws `StartError` when
 * the store is newer than this program.
 */
export async function migrate(tx: Tx, hear: (progress: MigrationProgress) => void = () => {}): Promise<void> {
  const applied = await appliedIn(tx);
  refuseNewerStore(applied);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  const of = missing.reduce((all, { statements }) => all + statements.length, 0);
  let statement = 0;
  for (const { name, statements } of missing) {
    for (const text of statements) {
      hear({ migration: name, statement: ++statement, of });
      await sql.raw(text).execute(tx);
    }
    await tx.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute();
  }
}

/** Returns whether all migrations of this program have been applied. */
export async function isMigrated(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}
