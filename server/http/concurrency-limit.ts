import { unavailable } from '../kernel/problem.ts';
import { words } from './words/index.ts';

export interface ConcurrencyLimitOptions {
  /** The maximum number of tasks that run at once. */
  maxRunning: number;
  /**
   * The maximum time in the queue (milliseconds) before a task is rejected. Without it tasks wait indefinitely, as long
   * as the queue has room.
   */
  maxWaitMs?: number;
  /** The maximum queue length; unlimited if omitted. */
  maxQueued?: number;
}

export interface ConcurrencyLimit {
  /**
   * Waits for a slot and returns the function that releases it. Known callers, who were admitted before, precede new
   * ones. Throws `Problem` (503) after the maximum time in the queue, so that an overloaded server rejects early
   * instead of being late for everybody.
   */
  acquire(who?: 'new' | 'known'): Promise<() => void>;
  /** Runs a task in a slot. */
  run<T>(who: 'new' | 'known', work: () => Promise<T>): Promise<T>;
  /** Returns whether the queue is full, so that a further task would time out. */
  isQueueFull(): boolean;
  /** Counts a rejected request and returns the delay before its response (milliseconds). */
  countRejection(): number;
  /** Waits until no task runs, including those whose caller has disconnected. */
  whenIdle(): Promise<void>;
  /** Returns the numbers of running and waiting tasks, and the total of rejected ones. */
  stats(): { running: number; waiting: number; rejected: number };
}

interface QueuedTask {
  since: number;
  admit(): void;
  refuse(): void;
}

const checkIntervalMs = 50;

/** 503: the server is overloaded. The retry delay is randomized, so that rejected clients do not return together. */
export const overloaded = () => unavailable(1 + Math.floor(Math.random() * 3), words.tooBusy);

/** Creates a concurrency limit for expensive work. It applies to one process. */
export function createConcurrencyLimit(
  {
    maxRunning: atOnce,
    maxQueued: maxWaiting = Number.POSITIVE_INFINITY,
    maxWaitMs: waitMs,
  }: ConcurrencyLimitOptions = {
    maxRunning: 32,
    maxQueued: 256,
    maxWaitMs: 400,
  },
  onShed: () => void = () => {},
): ConcurrencyLimit {
  const queues = { known: [] as QueuedTask[], new: [] as QueuedTask[] };
  let [runningCount, rejectedCount] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let idleListeners: (() => void)[] = [];

  const queueLength = () => queues.known.length + queues.new.length;
  const isFull = () => queueLength() >= maxWaiting;
  const release = () => {
    const next = queues.known.shift() ?? queues.new.shift();
    if (next) return next.admit();
    runningCount--;
    if (runningCount > 0) return;
    for (const tell of idleListeners) tell();
    idleListeners = [];
  };
  const createRelease = () => {
    let isReleased = false;
    return () => {
      if (!isReleased) release();
      isReleased = true;
    };
  };
  /** Rejects tasks that waited too long. Each queue is ordered by time, so they are at its head. */
  const rejectLate = () => {
    const cutoff = performance.now() - (waitMs ?? Number.POSITIVE_INFINITY);
    for (const queue of Object.values(queues))
      while (queue[0] && queue[0].since <= cutoff) {
        rejectedCount++;
        onShed();
        queue.shift()?.refuse();
      }
    if (queueLength() > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  const enter: ConcurrencyLimit['acquire'] = (who = 'new') => {
    if (runningCount < atOnce) {
      runningCount++;
      return Promise.resolve(createRelease());
    }
    if (waitMs === undefined) {
      if (isFull()) turnAway();
      if (isFull()) return Promise.reject(unavailable(5));
    } else timer ??= setInterval(rejectLate, Math.min(checkIntervalMs, waitMs));
    return new Promise((resolve, reject) => {
      queues[who].push({
        since: performance.now(),
        admit: () => resolve(createRelease()),
        refuse: () => reject(overloaded()),
      });
    });
  };
  const turnAway = () => {
    rejectedCount++;
    onShed();
    return waitMs ?? 0;
  };
  const inTurn: ConcurrencyLimit['run'] = async (who, work) => {
    const release = await enter(who);
    try {
      return await work();
    } finally {
      release();
    }
  };
  const empty = () =>
    runningCount > 0 ? new Promise<void>((resolve) => void idleListeners.push(resolve)) : Promise.resolve();
  return {
    acquire: enter,
    run: inTurn,
    isQueueFull: isFull,
    countRejection: turnAway,
    whenIdle: empty,
    stats: () => ({ running: runningCount, waiting: queueLength(), rejected: rejectedCount }),
  };
}
