import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { withTimeout } from '../with-timeout.ts';
import { probeStore } from './probe-store.ts';
import type { WorkerCommand, WorkerInput, WorkerMessage } from './worker.ts';

/** The thread that holds the embedded store. */
export interface StoreThread {
  request<Type extends WorkerMessage['type']>(
    request: WorkerCommand,
    reply: Type,
  ): Promise<Extract<WorkerMessage, { type: Type }>>;
  /** Replaces the thread, whatever its state. */
  restart(): Promise<void>;
  /** Starts health checks over a connection, and replaces the thread when it stops responding. */
  watch(config: pg.ClientConfig): void;
  close(): Promise<void>;
}

// Opening may have to recover what a killed process left behind.
const openMs = 120_000;
const watchMs = 5_000;
const closeMs = 5_000;
const maxRetryDelayMs = 5_000;
// A query that takes this long never returns: PGlite hangs when its disk is full.
export const hungAfterMs = 20_000;

/** Starts a thread. Throws `StartError` with its message when it fails before it is ready. */
export async function startThread(input: WorkerInput): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  const openError = (why: string) => new StartError(`O banco embutido não abriu: ${why}`);
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    const hear = (message: WorkerMessage) => {
      // Node's watch mode sends messages on this channel too.
      if (message.type !== 'ready' && message.type !== 'failed') return;
      worker.off('error', reject).off('message', hear);
      if (message.type === 'ready') resolve();
      else reject(openError(message.message));
    };
    worker.on('message', hear);
  });
  try {
    await withTimeout(openMs, ready, () => {
      throw openError('não respondeu a tempo.');
    });
    return worker;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

const askWorker = <Type extends WorkerMessage['type']>(worker: Worker, request: WorkerCommand, reply: Type) =>
  new Promise<Extract<WorkerMessage, { type: Type }>>((resolve) => {
    const hear = (message: WorkerMessage) => {
      if (message.type !== reply) return;
      worker.off('message', hear);
      resolve(message as Extract<WorkerMessage, { type: Type }>);
    };
    worker.on('message', hear);
    worker.postMessage(request);
  });

const closeWorker = (worker: Worker) => {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  return withTimeout<unknown>(closeMs, Promise.race([askWorker(worker, 'close', 'closed'), ended]), () =>
    worker.terminate(),
  );
};

// The store opens before the logger exists, so this writes the logger's format.
const logLine = (msg: string) => console.error(JSON.stringify({ level: 50, time: Date.now(), pid: process.pid, msg }));

const isResponding = (config: pg.ClientConfig) =>
  probeStore(config, { eachMs: hungAfterMs, allMs: 2 * hungAfterMs }, async (client) => {
    await client.query('select 1');
    return true;
  });

/**
 * Supervises the thread of a store: replaces it when it ends or, once watched, stops responding. Until then queries
 * fail with `StoreUnavailable`.
 */
export async function superviseThread(open: () => Promise<Worker>): Promise<StoreThread> {
  let worker = await open();
  let isClosed = false;
  let restarting: Promise<void> | undefined;

  const reopenWithBackoff = async (): Promise<void> => {
    for (let retryDelayMs = 200; !isClosed; retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs)) {
      await worker.terminate();
      try {
        worker = await open();
        logLine('The embedded store is open again');
        return hear();
      } catch (error) {
        // The disk may be full or gone, so retry with backoff.
        logLine(`The embedded store does not open: ${(error as Error).message}`);
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
    }
  };
  const restart = () => {
    if (!restarting) logLine('The embedded store ended or no longer answers; it is opened anew');
    restarting ??= reopenWithBackoff().finally(() => {
      restarting = undefined;
    });
    return restarting;
  };
  const hear = () => void worker.on('error', () => {}).once('exit', () => void (isClosed || restart()));
  hear();

  let timer: NodeJS.Timeout | undefined;
  const watch = (config: pg.ClientConfig) => {
    timer = setTimeout(async () => {
      if (!(await isResponding(config)) && !isClosed) await restart();
      if (!isClosed) watch(config);
    }, watchMs);
    timer.unref();
  };
  return {
    request: (request, reply) => askWorker(worker, request, reply),
    restart,
    watch,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await restarting;
      await closeWorker(worker);
    },
  };
}
