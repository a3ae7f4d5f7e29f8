import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** The input of the embedded store's thread. Without a folder the store is in memory. */
export interface WorkerInput {
  folder?: string;
  socket: string;
  /** The archive that a new store starts from. */
  snapshot?: string;
}
export type WorkerCommand = 'close' | 'dump';
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'closed' }
  | { type: 'dumped'; archive: ArrayBuffer }
  | { type: 'failed'; message: string };

const port = parentPort;
if (!port) throw new Error('This module is a worker.');
const { folder, socket, snapshot } = workerData as WorkerInput;
const tell = (message: WorkerMessage) => port.postMessage(message);

try {
  const db = await PGlite.create({
    dataDir: folder ?? 'memory://',
    // Node decompresses it six times as fast as PGlite.
    ...(snapshot && { loadDataDir: new Blob([gunzipSync(readFileSync(snapshot))]) }),
  });
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 });
  await server.start();
  port.on('message', async (message: WorkerCommand) => {
    if (message === 'dump') {
      const file = await db.dumpDataDir('gzip');
      tell({ type: 'dumped', archive: await file.arrayBuffer() });
      return;
    }
    await server.stop();
    await db.close();
    tell({ type: 'closed' });
    port.close();
  });
  tell({ type: 'ready' });
} catch (error) {
  // PGlite's errors contain kilobytes of minified source, so only the message is sent. File system errors have only a
  // number.
  const { message = `erro ${(error as { errno?: number }).errno} do sistema de arquivos` } = error as Partial<Error>;
  tell({ type: 'failed', message: message.slice(0, 500) });
  port.close();
}
