import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from './migrations/index.ts';

const folder = fileURLToPath(new URL('../../../dist', import.meta.url));

/** The archive of an empty, migrated store, and the key of its inputs. */
export const snapshotFiles = { archive: join(folder, 'store.tar.gz'), key: join(folder, 'store.key') };

const pgliteVersion = () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')).version as string;
};

/** Computes the key of a snapshot's inputs; the snapshot is valid while the key stays the same. */
export const computeSnapshotKey = () =>
  createHash('sha256')
    .update(JSON.stringify([pgliteVersion(), migrations]))
    .digest('hex');

/** Returns the archive for a new store, or undefined if there is none with the current key. */
export function findSnapshot(): string | undefined {
  const { archive, key } = snapshotFiles;
  if (!existsSync(archive) || !existsSync(key)) return undefined;
  return readFileSync(key, 'utf8').trim() === computeSnapshotKey() ? archive : undefined;
}
