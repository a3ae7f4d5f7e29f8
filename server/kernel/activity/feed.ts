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

const rhythm = { pollMs: 1_000, beatMs: 15_000, gapMs: 100 };
const maxAtOnce = 500;
const longestTimerMs = 2 ** 31 - 1;

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

const full = () => unavailable(30);
const closing = () => unavailable(5, words.closing);

/**
 * Opens the feed of a process. While anybody listens it polls the activity log once a second, regardless of the number
 * of listeners.
 */
export function openFeed(
  { store: { db }, now }: Pick<Parts, 'store' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  subjects: Subjects,
  { pollMs, beatMs, gapMs = rhythm.gapMs }: Omit<typeof rhythm, 'gapMs'> & { gapMs?: number } = rhythm,
): Feed {
  const listeners = new Set<Listener>();
  let reached: Place | undefined;
  let timers: NodeJS.Timeout[] = [];
  let isClosed = false;
  let waking: NodeJS.Timeout | undefined;
  let looked = 0;

  let turn: Promise<unknown> = Promise.resolve();
  /** Serializes joins and polls, so that a listener cannot miss entries between two polls. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const quietly = (work: () => Promise<void>) =>
    void inTurn(work).catch((error) => log.warn({ err: error }, 'The feed could not look'));

  /**
   * Ends the streams of invalid sessions and returns the other listeners, so that nothing is sent without a valid
   * session.
   */
  const holding = async (all: Listener[]): Promise<Listener[]> => {
    const held = await sessionsHolding(
      db,
      all.map(({ person }) => person.session.id),
    );
    const views = await viewsHolding(
      db,
      all.flatMap(({ person }) => person.viewing?.id ?? []),
    );
    const holds = ({ person: { session, viewing } }: Listener) =>
      held.has(session.id) && (!viewing || views.has(viewing.id));
    for (const listener of all) if (!holds(listener)) listener.finish();
    return all.filter(holds);
  };

  const tell = async (entries: Entry[], listeners: Listener[]) => {
    if (entries.length === 0) return;
    const to = await holding(listeners);
    const may = await audienceOf(db, entries, [...new Set(to.map(({ person }) => person.id))], subjects);
    // Each entry is formatted once and each listener gets one write, because many listeners receive the same entries.
    const texts = new Map<string, string>();
    const textOf = (entry: Entry): string => {
      const key = `${entry.seq} ${entry.actor_id}`;
      const text = texts.get(key) ?? changeText(entry);
      texts.set(key, text);
      return text;
    };
    for (const listener of to) {
      const heard = entries.flatMap((entry) => may(entry, listener.person.id) ?? []);
      const last = heard.at(-1);
      if (last) listener.change(heard.map(textOf).join(''), last);
    }
  };

  const look = async () => {
    looked = performance.now();
    for (let entries: Entry[] | undefined; reached && (!entries || entries.length === maxAtOnce); ) {
      entries = await entriesAfter(db, reached, maxAtOnce);
      const joined = [...listeners].filter(({ place }) => place);
      await tell(entries, joined);
      if (reached) reached = entries.at(-1) ?? reached;
    }
  };

  const beat = async () => {
    if (!reached) return;
    for (const listener of await holding([...listeners])) if (listener.place) listener.beat(reached);
  };

  const rest = () => {
    timers.forEach(clearInterval);
    timers = [];
    reached = undefined;
  };
  const leave = (listener: Listener) => {
    listeners.delete(listener);
    if (listeners.size === 0) rest();
  };

  /** Sends a reconnecting listener the entries it missed. */
  const catchUp = async (listener: Listener, lastEventId: string, upTo: Place) => {
    const from = readPlace(lastEventId);
    if (!from || !isUpTo(from, upTo)) return listener.reset(upTo);
    const entries = (await entriesAfter(db, from, maxAtOnce + 1)).filter((entry) => isUpTo(entry, upTo));
    if (entries.length > maxAtOnce) return listener.reset(upTo);
    await tell(entries, [listener]);
  };

  const join = async (listener: Listener, lastEventId: string | undefined) => {
    if (reached) await look();
    reached ??= await head(db);
    if (lastEventId !== undefined) await catchUp(listener, lastEventId, reached);
    listener.begin(reached);
  };

  const listen: Feed['listen'] = async (person, address, lastEventId) => {
    if (isClosed) throw closing();
    const listener = new Listener(person, address);
    if (!mayOpenStream([...listeners].map(ownerOf), ownerOf(listener))) throw full();
    listeners.add(listener);
    const left = Math.max(0, Date.parse(person.session.tokenEndsAt) - now().getTime());
    const ending = setTimeout(() => listener.finish(), Math.min(left, longestTimerMs));
    listener.once('close', () => {
      clearTimeout(ending);
      leave(listener);
    });
    if (timers.length === 0)
      timers = [setInterval(() => quietly(look), pollMs), setInterval(() => quietly(beat), beatMs)];
    try {
      await inTurn(() => join(listener, lastEventId));
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
      if (waking || listeners.size === 0) return;
      const next = () => {
        waking = undefined;
        quietly(look);
      };
      waking = setTimeout(next, Math.max(0, looked + gapMs - performance.now()));
    },
    review: () => {
      if (listeners.size > 0) quietly(async () => void (await holding([...listeners])));
    },
    close: () => {
      isClosed = true;
      clearTimeout(waking);
      for (const listener of listeners) listener.finish();
    },
  };
}
