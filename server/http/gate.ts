import { unavailable } from '../kernel/problem.ts';
import { words } from './words/index.ts';

export interface GateLimits {
  /** How many are worked on at once. */
  atOnce: number;
  /** For how long one waits for its turn (milliseconds) before it is refused; without end, if there is room, where it is left out. */
  waitMs?: number;
  /** How many may wait; any number where it is left out. */
  waiting?: number;
}

export interface Gate {
  /**
   * Waits for a turn and gives what ends it. Whoever had one already comes before those who are new. Refuses (503) whom
   * no turn comes to in time, so that a server with more to do than it can says so at once instead of being late for all.
   */
  enter(who?: 'new' | 'known'): Promise<() => void>;
  /** Does something when its turn comes. */
  inTurn<T>(who: 'new' | 'known', work: () => Promise<T>): Promise<T>;
  /** Whether so many wait that no turn would come in time to one more. */
  isFull(): boolean;
  /** Counts one who is not let in to wait, and gives how long they would have waited (milliseconds). */
  turnAway(): number;
  /** When nobody is inside any more: also whoever nobody waits for, for their caller went away. */
  empty(): Promise<void>;
  /** How many are inside, how many wait, and how many were refused so far. */
  state(): { inside: number; waiting: number; refused: number };
}

interface Waiting {
  since: number;
  admit(): void;
  refuse(): void;
}

const lookMs = 50;

/** 503: more is asked than can be served. Spread, so that those refused together do not come back together. */
export const tooBusy = () => unavailable(1 + Math.floor(Math.random() * 3), words.tooBusy);

/** A gate in front of what is costly. Its limits hold for one process. */
export function openGate(
  { atOnce, waiting: maxWaiting = Number.POSITIVE_INFINITY, waitMs }: GateLimits = {
    atOnce: 32,
    waiting: 256,
    waitMs: 400,
  },
  shed: () => void = () => {},
): Gate {
  const queues = { known: [] as Waiting[], new: [] as Waiting[] };
  let [inside, refused] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let emptied: (() => void)[] = [];

  const waiting = () => queues.known.length + queues.new.length;
  const isFull = () => waiting() >= maxWaiting;
  const leave = () => {
    const next = queues.known.shift() ?? queues.new.shift();
    if (next) return next.admit();
    inside--;
    if (inside > 0) return;
    for (const tell of emptied) tell();
    emptied = [];
  };
  const once = () => {
    let hasLeft = false;
    return () => {
      if (!hasLeft) leave();
      hasLeft = true;
    };
  };
  /** Each queue is in the order of time, so those who waited too long stand first. */
  const refuseLate = () => {
    const late = performance.now() - (waitMs ?? Number.POSITIVE_INFINITY);
    for (const queue of Object.values(queues))
      while (queue[0] && queue[0].since <= late) {
        refused++;
        shed();
        queue.shift()?.refuse();
      }
    if (waiting() > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  const enter: Gate['enter'] = (who = 'new') => {
    if (inside < atOnce) {
      inside++;
      return Promise.resolve(once());
    }
    if (waitMs === undefined) {
      if (isFull()) turnAway();
      if (isFull()) return Promise.reject(unavailable(5));
    } else timer ??= setInterval(refuseLate, Math.min(lookMs, waitMs));
    return new Promise((resolve, reject) => {
      queues[who].push({ since: performance.now(), admit: () => resolve(once()), refuse: () => reject(tooBusy()) });
    });
  };
  const turnAway = () => {
    refused++;
    shed();
    return waitMs ?? 0;
  };
  const inTurn: Gate['inTurn'] = async (who, work) => {
    const leaveGate = await enter(who);
    try {
      return await work();
    } finally {
      leaveGate();
    }
  };
  const empty = () => (inside > 0 ? new Promise<void>((resolve) => void emptied.push(resolve)) : Promise.resolve());
  return { enter, inTurn, isFull, turnAway, empty, state: () => ({ inside, waiting: waiting(), refused }) };
}
