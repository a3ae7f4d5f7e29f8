import type { FastifyBaseLogger } from 'fastify';
import type { AppServices } from '../app-services.ts';
import { type Person, viewerOf } from '../person.ts';
import { unavailable } from '../problem.ts';
import { findValidViews } from '../view-as.ts';
import { words } from '../words/index.ts';
import { EventStream, formatChangeEvent } from './event-stream.ts';
import {
  type ActivityEntry,
  findValidSessions,
  isAtOrBefore,
  type LogPosition,
  parseEventId,
  readEntriesAfter,
  readLogEnd,
  resolveAudience,
  type Subjects,
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
  subscribe(person: Person, address: string, lastEventId: string | undefined): Promise<EventStream>;
  /** Announces that something may have been written, so that listeners need not wait for the next poll. */
  wake(): void;
  /** Ends the streams of sessions that are no longer valid. */
  recheckSessions(): void;
  /** Ends all streams and rejects new ones. */
  close(): void;
}

// In view-as mode the stream counts for the viewer.
const ownerOf = ({ person, address }: EventStream) => ({ personId: viewerOf(person), address });

const tooManyStreams = () => unavailable(30);
const serverClosing = () => unavailable(5, words.closing);

/**
 * Opens the feed of a process. While anybody listens it polls the activity log once a second, regardless of the number
 * of listeners.
 */
export function openFeed(
  { store: { db }, now }: Pick<AppServices, 'store' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  subjects: Subjects,
  {
    pollMs,
    beatMs,
    gapMs = defaultIntervals.gapMs,
  }: Omit<typeof defaultIntervals, 'gapMs'> & { gapMs?: number } = defaultIntervals,
): Feed {
  const listeners = new Set<EventStream>();
  let position: LogPosition | undefined;
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
  const keepValid = async (all: EventStream[]): Promise<EventStream[]> => {
    const validSessions = await findValidSessions(
      db,
      all.map(({ person }) => person.session.id),
    );
    const validViews = await findValidViews(
      db,
      all.flatMap(({ person }) => person.viewing?.id ?? []),
    );
    const isValid = ({ person: { session, viewing } }: EventStream) =>
      validSessions.has(session.id) && (!viewing || validViews.has(viewing.id));
    for (const listener of all) if (!isValid(listener)) listener.finish();
    return all.filter(isValid);
  };

  const publish = async (entries: ActivityEntry[], listeners: EventStream[]) => {
    if (entries.length === 0) return;
    const recipients = await keepValid(listeners);
    const audience = await resolveAudience(
      db,
      entries,
      [...new Set(recipients.map(({ person }) => person.id))],
      subjects,
    );
    // Each entry is formatted once and each listener gets one write, because many listeners receive the same entries.
    const texts = new Map<string, string>();
    const textOf = (entry: ActivityEntry): string => {
      const key = `${entry.seq} ${entry.actor_id}`;
      const text = texts.get(key) ?? formatChangeEvent(entry);
      texts.set(key, text);
      return text;
    };
    for (const listener of recipients) {
      const visible = entries.flatMap((entry) => audience(entry, listener.person.id) ?? []);
      const last = visible.at(-1);
      if (last) listener.sendChanges(visible.map(textOf).join(''), last);
    }
  };

  const poll = async () => {
    lastPollAt = performance.now();
    for (let entries: ActivityEntry[] | undefined; position && (!entries || entries.length === maxEntriesPerPoll); ) {
      entries = await readEntriesAfter(db, position, maxEntriesPerPoll);
      const startedListeners = [...listeners].filter(({ position: place }) => place);
      await publish(entries, startedListeners);
      if (position) position = entries.at(-1) ?? position;
    }
  };

  const sendHeartbeats = async () => {
    if (!position) return;
    for (const listener of await keepValid([...listeners])) if (listener.position) listener.sendHeartbeat(position);
  };

  const stopPolling = () => {
    timers.forEach(clearInterval);
    timers = [];
    position = undefined;
  };
  const leave = (listener: EventStream) => {
    listeners.delete(listener);
    if (listeners.size === 0) stopPolling();
  };

  /** Sends a reconnecting listener the entries it missed. */
  const catchUp = async (listener: EventStream, lastEventId: string, upTo: LogPosition) => {
    const from = parseEventId(lastEventId);
    if (!from || !isAtOrBefore(from, upTo)) return listener.sendReset(upTo);
    const entries = (await readEntriesAfter(db, from, maxEntriesPerPoll + 1)).filter((entry) =>
      isAtOrBefore(entry, upTo),
    );
    if (entries.length > maxEntriesPerPoll) return listener.sendReset(upTo);
    await publish(entries, [listener]);
  };

  const join = async (listener: EventStream, lastEventId: string | undefined) => {
    if (position) await poll();
    position ??= await readLogEnd(db);
    if (lastEventId !== undefined) await catchUp(listener, lastEventId, position);
    listener.sendStart(position);
  };

  const listen: Feed['subscribe'] = async (person, address, lastEventId) => {
    if (isClosed) throw serverClosing();
    const listener = new EventStream(person, address);
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
    subscribe: listen,
    // Many changes within a moment share one poll, so that a busy workspace is not spent on polling.
    wake: () => {
      if (wakeTimer || listeners.size === 0) return;
      const next = () => {
        wakeTimer = undefined;
        runAndLog(poll);
      };
      wakeTimer = setTimeout(next, Math.max(0, lastPollAt + gapMs - performance.now()));
    },
    recheckSessions: () => {
      if (listeners.size > 0) runAndLog(async () => void (await keepValid([...listeners])));
    },
    close: () => {
      isClosed = true;
      clearTimeout(wakeTimer);
      for (const listener of listeners) listener.finish();
    },
  };
}
