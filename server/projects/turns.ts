import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

const most = 20;
const lines = new WeakMap<Store['db'], { length: number; last: Promise<unknown> }>();

/**
 * Does what is large one at a time in a process, so that others are served between: on the embedded store all share one
 * session, on PostgreSQL a few connections. Beyond what can be waited for it is refused (503).
 */
export async function inTurn<T>({ db }: Pick<Store, 'db'>, work: () => Promise<T>): Promise<T> {
  const line = lines.get(db) ?? { length: 0, last: Promise.resolve() };
  lines.set(db, line);
  if (line.length >= most) throw new Refusal(503, 'UNAVAILABLE', (words) => words.unavailable, { retryAfter: 5 });
  line.length += 1;
  const done = line.last.then(work);
  line.last = done.catch(() => {}).finally(() => (line.length -= 1));
  return done;
}
