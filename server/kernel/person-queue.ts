import { tooManyRequests } from './rate-limits.ts';

const retrySeconds = 5;

/**
 * Creates a queue that runs the work of each person one at a time in this process, so that nobody can occupy every slot
 * of the server. The queue throws `Problem` (429) when `maxWaiting` of a person are already waiting.
 */
export function createPersonQueue({ maxWaiting }: { maxWaiting: number }) {
  const queues = new Map<string, { last: Promise<unknown>; size: number }>();
  return async <T>(personId: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(personId) ?? { last: Promise.resolve(), size: 0 };
    if (queue.size > maxWaiting) throw tooManyRequests(retrySeconds);
    const done = queue.last.then(work, work);
    queue.last = done.catch(() => {});
    queue.size += 1;
    queues.set(personId, queue);
    try {
      return await done;
    } finally {
      queue.size -= 1;
      if (queue.size === 0) queues.delete(personId);
    }
  };
}
