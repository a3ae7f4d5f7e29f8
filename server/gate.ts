import { Refusal } from './refusal.ts';

/** How many requests are worked on at once, and how long one waits for its turn (milliseconds) before it is refused. */
export interface GateLimits {
  atOnce: number;
  waitMs: number;
}

export interface Gate {
  /**
   * Waits for a turn and gives what ends it. Whoever had one already comes before those who are new. Refuses (503) whom
   * no turn comes to in time, so that a server with more to do than it can says so at once instead of being late for all.
   */
  enter(who?: 'new' | 'known'): Promise<() => void>;
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
const tooBusy = () =>
  new Refusal(503, 'UNAVAILABLE', (words) => words.tooBusy, { retryAfter: 1 + Math.floor(Math.random() * 3) });

/** A gate in front of what is costly. Its limits hold for one process. */
export function openGate(
  { atOnce, waitMs }: GateLimits = { atOnce: 32, waitMs: 400 },
  shed: () => void = () => {},
): Gate {
  const queues = { known: [] as Waiting[], new: [] as Waiting[] };
  let [inside, refused] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let emptied: (() => void)[] = [];

  const waiting = () => queues.known.length + queues.new.length;
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
    const late = performance.now() - waitMs;
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
    timer ??= setInterval(refuseLate, Math.min(lookMs, waitMs));
    return new Promise((resolve, reject) => {
      queues[who].push({ since: performance.now(), admit: () => resolve(once()), refuse: () => reject(tooBusy()) });
    });
  };
  const empty = () => (inside > 0 ? new Promise<void>((resolve) => void emptied.push(resolve)) : Promise.resolve());
  return { enter, empty, state: () => ({ inside, waiting: waiting(), refused }) };
}
