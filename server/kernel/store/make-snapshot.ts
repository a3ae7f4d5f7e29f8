import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { migrate, withMigrationLock } from './migrate.ts';
import { computeSnapshotKey, findSnapshot, snapshotFiles } from './snapshot.ts';
import type { Db } from './tables.ts';

/**
 * Drops the template databases, which the embedded store never uses and which are a third of the data written at a
 * first start.
 */
async function dropTemplates(db: Db): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Creates the archive of an empty, migrated store for first starts, unless the current one is valid. */
export async function makeSnapshot(): Promise<void> {
  if (findSnapshot()) return;
  const store = await openEmbedded(null);
  try {
    await withMigrationLock(store.db, migrate);
    await dropTemplates(store.db);
    const archive = Buffer.from(await store.dump());
    mkdirSync(dirname(snapshotFiles.archive), { recursive: true });
    // The archive is renamed into place and the key written last, so that a crash leaves no partial snapshot.
    rmSync(snapshotFiles.key, { force: true });
    const draft = `${snapshotFiles.archive}.${randomUUID()}`;
    writeFileSync(draft, archive);
    renameSync(draft, snapshotFiles.archive);
    writeFileSync(snapshotFiles.key, computeSnapshotKey());
  } finally {
    await store.close();
  }
}

if (import.meta.main) await makeSnapshot();
