import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../../http/concurrency-limit.ts';
import { createPersonQueue } from '../../kernel/person-queue.ts';
import type { ReadMeeting, Unread } from './read.ts';
import type { FromIcsThread, IcsFile } from './worker.ts';

interface ThreadLimits {
  /** How many files are read at once in this process. */
  threads: number;
  /** The time limit for one file, without starting its thread. */
  readMs: number;
}

const maxWaiting = 8;
const maxWaitingOfPerson = 3;
const startMs = 30_000;
/** An idle thread is ended after this time. */
const idleMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Resolves with the next message of a thread; undefined when it takes too long or runs out of memory. */
function nextMessage(worker: Worker, timeoutMs: number): Promise<FromIcsThread | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<FromIcsThread | undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  const onMessage = (message: FromIcsThread) => {
    // Node's watch mode sends messages on this channel too.
    if (message.type) resolve(message);
  };
  const onError = (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error);
  const onExit = () => reject(new Error('The thread that reads calendar files ended.'));
  worker.on('message', onMessage).once('error', onError).once('exit', onExit);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  });
}

/** Starts a thread, which inherits the flags of this process and does not keep it alive. */
async function startThread(): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits });
  worker.unref();
  // An error event without a listener would end the process.
  worker.on('error', () => {});
  if ((await nextMessage(worker, startMs))?.type === 'ready') return worker;
  await worker.terminate();
  throw new Error('The thread that reads calendar files did not start.');
}

/**
 * Returns a function that reads a person's calendar file in a worker thread, so that no file blocks the event loop. A file
 * over the time limit is `too_slow` and its thread is terminated.
 */
export function openIcsThreads({ threads, readMs }: ThreadLimits) {
  const threadTurns = createConcurrencyLimit({ maxRunning: threads, maxQueued: maxWaiting });
  const personTurns = createPersonQueue({ maxWaiting: maxWaitingOfPerson });
  const idle = new Map<Worker, NodeJS.Timeout>();

  const release = (worker: Worker) => void idle.set(worker, setTimeout(() => worker.terminate(), idleMs).unref());
  const removeIdle = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const acquire = async () => {
    const [known] = idle.keys();
    if (known) removeIdle(known);
    if (known) return known;
    const worker = await startThread();
    return worker.once('exit', () => removeIdle(worker));
  };
  const read = async (file: IcsFile): Promise<ReadMeeting[] | Unread> => {
    const worker = await acquire();
    worker.postMessage(file);
    const answer = await nextMessage(worker, readMs).catch((error) => {
      void worker.terminate();
      throw error;
    });
    if (answer?.type === 'read') {
      release(worker);
      return answer.meetings;
    }
    void worker.terminate();
    if (!answer) return 'too_slow';
    throw new Error(`A calendar file could not be read: ${answer.type === 'failed' ? answer.stack : answer.type}`);
  };
  return (personId: string, file: IcsFile) => personTurns(personId, () => threadTurns.run('known', () => read(file)));
}
