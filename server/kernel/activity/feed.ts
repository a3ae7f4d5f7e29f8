import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../parts.ts';
import { lookerOf, type Person } from '../person.ts';
import { unavailable } from '../problem.ts';
import { viewsHolding } from '../viewing.ts';
import { words } from '../words/index.ts';
import { changeText, Listener } from './listener.ts';
import {
  audienceOf,
  type Entry,
  entriesAfter,
  head,
  isUpTo,
  type Place,
  readPlace,
  type Subjects,
  sessionsHolding,
} from './log.ts';
import { mayOpenStream } from './stream-limits.ts';

const defaultIntervals = { pollMs: 1_000, beatMs: 15_000, gapMs: 100 };
const maxEntriesPerPoll = 500;
const maxTimerMs = 2 ** 31 - 1;

/** Publishes changes to the listeners of this process. */
export interface Feed {
  /**
   * Opens a stream for a person, resuming after `lastEventId`. Throws `Problem` (503) when there are too many streams.
   */
  listen(person: Person, address: string, lastEventId: string | undefined): Promise<Listener>;
  /** Announces that something may have been written, so that listeners need not wait for the next poll. */
  wake(): void;
  /** Ends the streams of sessions that are no longer valid. */
  review(): void;
  /** Ends all streams and rejects new ones. */
  close(): void;
}

// In view-as mode the stream counts for the viewer.
const ownerOf = ({ person, address }: Listener) => ({ personId: lookerOf(person), address });

const tooManyStreams = () => unavailable(30);
const serverClosing = () => unavailable(5, words.closing);

/**
 * Opens the feed of a process. While anybody listens it polls the activity log once a second, regardless of the number
 * of listeners.
 */
export function openFeed(
  { store: { db }, now }: Pick<Parts, 'store' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  subjects: Subjects,
  {
    pollMs,
    beatMs,
    gapMs = defaultIntervals.gapMs,
  }: Omit<typeof defaultIntervals, 'gapMs'> & { gapMs?: number } = defaultIntervals,
): Feed {
  const listeners = new Set<Listener>();
  let position: Place | undefined;
  let timers: NodeJS.Timeout[] = [];
  let isClosed = false;
  let wakeTimer: NodeJS.Timeout | undefined;
  let lastPollAt = 0;

  let lastTask: Promise<unknown> = Promise.resolve();
  /** Serializes joins and polls, so that a listener cannot miss entries between two polls. */
  const serialize = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastTask.then(work);
    lastTask = done.catch(() => {});
    return done;
  };
  const runAndLog = (work: () => Promise<void>) =>
    void serialize(work).catch((error) => log.warn({ err: error }, 'The feed could not look'));

  /**
   * Ends the streams of invalid sessions and returns the other listeners, so that nothing is sent without a valid
   * session.
   */
  const keepValid = async (all: Listener[]): Promise<Listener[]> => {
    const validSessions = await sessionsHolding(
      db,
      all.map(({ person }) => person.session.id),
    );
    const validViews = await viewsHolding(
      db,
      all.flatMap(({ person }) => person.viewing?.id ?? []),
    );
    const isValid = ({ person: { session, viewing } }: Listener) =>
      validSessions.has(session.id) && (!viewing || validViews.has(viewing.id));
    for (const listener of all) if (!isValid(listener)) listener.finish();
    return all.filter(isValid);
  };

  const publish = async (entries: Entry[], listeners: Listener[]) => {
    if (entries.length === 0) return;
    const recipients = await keepValid(listeners);
    const audience = await audienceOf(db, entries, [...new Set(recipients.map(({ person }) => person.id))], subjects);
    // Each entry is formatted once and each listener gets one write, because many listeners receive the same entries.
    const texts = new Map<string, string>();
    const textOf = (entry: Entry): string => {
      const key = `${entry.seq} ${entry.actor_id}`;
      const text = texts.get(key) ?? changeText(entry);
      texts.set(key, text);
      return text;
    };
    for (const listener of recipients) {
      const visible = entries.flatMap((entry) => audience(entry, listener.person.id) ?? []);
      const last = visible.at(-1);
      if (last) listener.change(visible.map(textOf).join(''), last);
    }
  };

  const poll = async () => {
    lastPollAt = performance.now();
    for (let entries: Entry[] | undefined; position && (!entries || entries.length === maxEntriesPerPoll); ) {
      entries = await entriesAfter(db, position, maxEntriesPerPoll);
      const startedListeners = [...listeners].filter(({ place }) => place);
      await publish(entries, startedListeners);
      if (position) position = entries.at(-1) ?? position;
    }
  };

  const sendHeartbeats = async () => {
    if (!position) return;
    for (const listener of await keepValid([...listeners])) if (listener.place) listener.beat(position);
  };

  const stopPolling = () => {
    timers.forEach(clearInterval);
    timers = [];
    position = undefined;
  };
  const leave = (listener: Listener) => {
    listeners.delete(listener);
    if (listeners.size === 0) stopPolling();
  };

  /** Sends a reconnecting listener the entries it missed. */
  const catchUp = async (listener: Listener, lastEventId: string, upTo: Place) => {
    const from = readPlace(lastEventId);
    if (!from || !isUpTo(from, upTo)) return listener.reset(upTo);
    const entries = (await entriesAfter(db, from, maxEntriesPerPoll + 1)).filter((entry) => isUpTo(entry, upTo));
    if (entries.length > maxEntriesPerPoll) return listener.reset(upTo);
    await publish(entries, [listener]);
  };

  const join = async (listener: Listener, lastEventId: string | undefined) => {
    if (position) await poll();
    position ??= await head(db);
    if (lastEventId !== undefined) await catchUp(listener, lastEventId, position);
    listener.begin(position);
  };

  const listen: Feed['listen'] = async (person, address, lastEventId) => {
    if (isClosed) throw serverClosing();
    const listener = new Listener(person, address);
    if (!mayOpenStream([...listeners].map(ownerOf), ownerOf(listener))) throw tooManyStreams();
    listeners.add(listener);
    const remainingMs = Math.max(0, Date.parse(person.session.tokenEndsAt) - now().getTime());
    const expiryTimer = setTimeout(() => listener.finish(), Math.min(remainingMs, maxTimerMs));
    listener.once('close', () => {
      clearTimeout(expiryTimer);
      leave(listener);
    });
    if (timers.length === 0)
      timers = [setInterval(() => runAndLog(poll), pollMs), setInterval(() => runAndLog(sendHeartbeats), beatMs)];
    try {
      await serialize(() => join(listener, lastEventId));
    } catch (error) {
      listener.destroy();
      throw error;
    }
    return listener;
  };

  return {
    listen,
    // Many changes within a moment share one poll, so that a busy workspace is not spent on polling.
    wake: () => {
      if (wakeTimer || listeners.size === 0) return;
      const next = () => {
        wakeTimer = undefined;
        runAndLog(poll);
      };
      wakeTimer = setTimeout(next, Math.max(0, lastPollAt + gapMs - performance.now()));
    },
    review: () => {
      if (listeners.size > 0) runAndLog(async () => void (await keepValid([...listeners])));
    },
    close: () => {
      isClosed = true;
      clearTimeout(wakeTimer);
      for (const listener of listeners) listener.finish();
    },
  };
}
