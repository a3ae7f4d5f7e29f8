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

// Many changes at once are one question.
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

/** Does something, besides asking anew, when a subject of a kind changed; gives how to stop that. */
export function onSubjectChange(kind: Change['subject_kind'], act: () => void): () => void {
  const hearer = { kind, act };
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

/** Asks anew for what is on screen of what somebody changed. */
function askAnew() {
  // While a change of one's own is under way its answer says it all; asking now would undo what is foreseen.
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

/** Without a connection nobody says what is old: whoever comes back to the window sees what there is now. */
function askOnFocus() {
  if (!isHeard && document.visibilityState === 'visible') touch('all');
}

/** Listens until it is told to stop; after a break it comes back, later each time, and says what it heard last. */
async function listen(signal: AbortSignal) {
  // What happens while the page is built is told too.
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
      // Membership has ended. A page that opens after it began again starts a new stream.
      if (toProblem(error).code === 'NOT_A_MEMBER') {
        stop = undefined;
        return;
      }
      // No connection, or a server that is full: what is on screen is asked for again when the window has the focus.
    } finally {
      isHeard = false;
    }
    await sleep(wait, signal);
  }
}

/** While the page is open, shows what others change without being asked. */
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
      // Going from one page to the next keeps the line open.
      setTimeout(() => {
        if (listeners > 0) return;
        stop?.abort();
        stop = undefined;
      }, 1000);
    };
  }, []);
}
