import { useEffect } from 'react';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { getEventCursor } from './event-cursor';
import { type Changed, invalidate, invalidatedBy } from './invalidation';
import { toProblem } from './problem';
import { queryClient } from './query';
import { resetOnSignOut } from './reset-on-sign-out';
import { readEvents } from './server-events';

type Change = Schema<'Change'>;

// Batches changes that arrive together into one refetch.
const pause = 300;
const slowest = 30_000;

let listeners = 0;
let stop: AbortController | undefined;
let lastId = '';
const touched = new Map<Change['subject_kind'], Set<string>>();
let isAllTouched = false;
let isAsking = false;
let isHeard = false;

resetOnSignOut(() => {
  stop?.abort();
  stop = undefined;
  lastId = '';
});

const hearers = new Set<{ kind: Change['subject_kind']; act: () => void }>();

/** Runs `act` when a subject of a kind changes, in addition to refetching. Returns an unsubscribe function. */
export function onSubjectChange(kind: Change['subject_kind'], act: () => void): () => void {
  const hearer = { kind, act };
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

/** Refetches the queries on screen that the collected changes invalidate. */
function askAnew() {
  // The response of a pending mutation covers its change; refetching now would undo the optimistic update.
  if (queryClient.isMutating() > 0) return void setTimeout(askAnew, pause);
  isAsking = false;
  const changed: Changed = isAllTouched ? 'all' : new Map(touched);
  touched.clear();
  isAllTouched = false;
  for (const { kind, act } of hearers) if (changed === 'all' || changed.has(kind)) act();
  void invalidate(invalidatedBy(changed));
}

function touch(what: Pick<Change, 'subject_kind' | 'subject_id'> | 'all') {
  if (what === 'all') isAllTouched = true;
  else {
    const { subject_kind: kind, subject_id: id } = what;
    touched.set(kind, (touched.get(kind) ?? new Set()).add(id));
  }
  if (isAsking) return;
  isAsking = true;
  setTimeout(askAnew, pause);
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Without an event stream the cache may be stale, so refetch when the window regains focus. */
function askOnFocus() {
  if (!isHeard && document.visibilityState === 'visible') touch('all');
}

/** Listens to server events until aborted; reconnects with backoff from the last event id. */
async function listen(signal: AbortSignal) {
  // Starts from the cursor of the first response, so that changes during page load are included.
  lastId ||= getEventCursor();
  for (let wait = 1000; !signal.aborted; wait = Math.min(wait * 2, slowest)) {
    try {
      const { data } = await client.GET('/api/events', {
        parseAs: 'stream',
        signal,
        ...(lastId && { headers: { 'Last-Event-ID': lastId } }),
      });
      isHeard = true;
      const began = Date.now();
      for await (const { id, event, data: text } of readEvents(data as ReadableStream<Uint8Array>)) {
        if (id) lastId = id;
        if (event === 'change') touch(JSON.parse(text) as Change);
        if (event === 'reset') touch('all');
      }
      if (Date.now() - began > 5000) wait = 500;
    } catch (error) {
      // The membership has ended. A page that opens after it is restored starts a new stream.
      if (toProblem(error).code === 'NOT_A_MEMBER') {
        stop = undefined;
        return;
      }
      // Offline or overloaded server: the queries on screen refetch when the window regains focus.
    } finally {
      isHeard = false;
    }
    await sleep(wait, signal);
  }
}

/** Shows changes by other people live while the component is mounted. */
export function useLiveChanges(): void {
  useEffect(() => {
    listeners += 1;
    if (!stop && typeof ReadableStream === 'function') {
      stop = new AbortController();
      const { signal } = stop;
      addEventListener('focus', askOnFocus, { signal });
      document.addEventListener('visibilitychange', askOnFocus, { signal });
      void listen(signal);
    }
    return () => {
      listeners -= 1;
      // The stream stays open across a navigation, where one page unmounts before the next one mounts.
      setTimeout(() => {
        if (listeners > 0) return;
        stop?.abort();
        stop = undefined;
      }, 1000);
    };
  }, []);
}
