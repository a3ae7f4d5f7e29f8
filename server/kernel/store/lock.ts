import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

interface Holder {
  pid?: number;
  socketFolder?: string;
}

const read = (file: string): Holder => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Locks a data folder for this process. Throws `StartError` with the holder when it is locked. The system releases the
 * lock when the process ends in any way; docs/decisions/0011 explains why a database file is the lock.
 */
export function lockFolder(folder: string, socketFolder: string): () => void {
  const holderFile = join(folder, 'holder.json');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    if (/locked|busy/.test((error as Error).message))
      throw new StartError(
        `A pasta de dados ${folder} já está em uso pelo processo ${read(holderFile).pid ?? 'de outro Trama'}.`,
      );
    throw new StartError(`A pasta de dados ${folder} não pode ser usada: ${(error as Error).message}`);
  }
  // Remove the socket folder of a killed process.
  const staleSocketFolder = read(holderFile).socketFolder;
  if (staleSocketFolder && /[\\/]trama-[\w-]+$/.test(staleSocketFolder))
    rmSync(staleSocketFolder, { recursive: true, force: true });
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, socketFolder } satisfies Holder));
  const acquired = lock;
  return () => {
    rmSync(holderFile, { force: true });
    acquired.close();
  };
}
