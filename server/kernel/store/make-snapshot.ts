import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openEmbedded } from './embedded.ts';
import { alone, migrate } from './migrate.ts';
import { fittingSnapshot, snapshotFiles, snapshotKey } from './snapshot.ts';

/** Makes the empty, migrated store that first starts begin from, unless the one at hand fits. */
export async function makeSnapshot(): Promise<void> {
  if (fittingSnapshot()) return;
  const store = await openEmbedded(null);
  try {
    await alone(store.db, migrate);
    const archive = Buffer.from(await store.dump());
    mkdirSync(dirname(snapshotFiles.archive), { recursive: true });
    // Never half a file under the real name, and no key without its archive.
    rmSync(snapshotFiles.key, { force: true });
    const draft = `${snapshotFiles.archive}.${randomUUID()}`;
    writeFileSync(draft, archive);
    renameSync(draft, snapshotFiles.archive);
    writeFileSync(snapshotFiles.key, snapshotKey());
  } finally {
    await store.close();
  }
}

if (import.meta.main) await makeSnapshot();
