import type { SnapshotFrom } from 'xstate';
import type { Person, SessionActor } from '#machines/session';
import { holds } from '#machines/tokens';
import { client } from '#openapi/client';
import { takeAskedEarly } from '../kernel/asked-early';
import { forget } from '../kernel/forget';
import { onPrefer } from '../kernel/preferences';
import type { Session } from '../kernel/session';
import { view } from '../kernel/view-as';
import { meet } from './meet';
import { hearOtherTabs } from './other-tabs';
import type { Effects, Known } from './start-session';
import { readTokens } from './token-storage';

type Snapshot = SnapshotFrom<SessionActor>;
type Listener = (snapshot: Snapshot) => void;
type Value = string | { [part: string]: Value };

const matches = (value: Value, asked: Value): boolean => {
  if (typeof value === 'string') return value === asked;
  if (typeof asked === 'string') return asked in value;
  return Object.entries(asked).every(([part, inner]) => matches(value[part] ?? '', inner));
};

/** What the session is while its machine is not here. */
const without = (
  value: Value,
  context: Partial<Snapshot['context']> = {},
  isSettled: () => boolean = () => value !== 'booting',
) =>
  ({
    value,
    context: { tokens: { setAt: 0 }, ...context },
    children: {},
    matches: (asked: Value) => matches(value, asked),
    hasTag: isSettled,
  }) as unknown as Snapshot;

function isAnybodyKept(): boolean {
  try {
    const { accessToken, refreshToken } = readTokens();
    return Boolean(accessToken ?? refreshToken);
  } catch {
    return false;
  }
}

/** Who is here, by what was asked before the app; nothing where that was not asked, was refused, or has not come. */
async function askedWhoIsHere(): Promise<Known | undefined> {
  const tokens = readTokens();
  if (!tokens.accessToken || !holds(tokens, Date.now())) return;
  const answer = await takeAskedEarly({ url: '/api/auth/me' }, tokens.accessToken);
  const person: Person | undefined = await answer?.json().catch(() => undefined);
  return answer && person && { tokens, person: meet(person, answer) };
}

/** A session whose machine comes later. */
export interface LateSession extends Session {
  /** Fetches the machine: nothing on screen waits for it any more. */
  complete: () => void;
}

/**
 * The session of this tab. Its machine comes once there is somebody: signing in here or in another tab, or kept from before.
 * Until then nobody is here, and a page for everybody need not wait for the machine; nor need the first page of somebody who
 * was asked for before the app.
 */
export function lateSession(effects: Effects): LateSession {
  const listeners = new Set<Listener>();
  const waiting: Parameters<Session['send']>[0][] = [];
  let before = without('anonymous');
  let known: Promise<Known | undefined> | undefined;
  let isComing = false;
  let actor: SessionActor | undefined;
  // Whoever is known stays so until the machine knows of them.
  let isTaken = false;

  const getSnapshot = () => (actor && isTaken ? actor.getSnapshot() : before);
  const tell = () => {
    for (const listener of listeners) listener(getSnapshot());
  };
  const stay = (snapshot: Snapshot) => {
    before = snapshot;
    tell();
  };
  const wake = async () => {
    if (isComing) return;
    isComing = true;
    if (!before.context.person) stay(without('booting'));
    try {
      const [{ startSession }, met] = await Promise.all([import('./start-session'), known]);
      const started = startSession(effects, met);
      // It hears them itself.
      stopHearing();
      actor = started;
      isTaken = !before.context.person;
      started.subscribe((snapshot) => {
        isTaken ||= snapshot.hasTag('settled');
        if (!isTaken) return;
        if (waiting.length === 0 || snapshot.matches('booting')) return tell();
        // What was said meanwhile is for whoever is known to be here; others hear of what comes of it.
        for (const event of waiting.splice(0)) started.send(event);
      });
    } catch (failure) {
      isComing = false;
      // Whoever is known stays until they ask for something that only the machine can do.
      if (before.context.person && waiting.length === 0) return;
      stay(without({ authenticated: { person: 'failed' } }, { failure }));
    }
  };
  const send: Session['send'] = (event) => {
    if (actor && isTaken && !actor.getSnapshot().matches('booting')) return actor.send(event);
    waiting.push(event);
    void wake();
  };
  const stopHearing = hearOtherTabs((event) => {
    if (!before.matches('anonymous')) send(event);
    else if (event.type === 'tokens from another tab') void wake();
  });
  const takeKnown = async () => {
    known = askedWhoIsHere();
    const met = await known;
    if (!met) return wake();
    if (isComing) return;
    // Whoever says something waits for what comes of it.
    stay(without({ authenticated: { access: 'valid', person: 'ready' } }, met, () => waiting.length === 0));
  };

  // Here it holds at once, and where it cannot be kept with the account it holds here alone.
  onPrefer(({ timeZone, ...change }) => {
    if (view() || !getSnapshot().matches({ authenticated: { access: 'valid' } })) return;
    const body = { ...change, ...(timeZone !== undefined && { time_zone: timeZone || null }) };
    client.PATCH('/api/account', { body }).catch(() => {});
  });
  if (isAnybodyKept()) {
    before = without('booting');
    void takeKnown();
  } else forget();

  return {
    getSnapshot,
    send,
    subscribe: ((observer: Listener | { next: Listener }) => {
      const listener: Listener = (snapshot) => (typeof observer === 'function' ? observer : observer.next)(snapshot);
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    }) as Session['subscribe'],
    complete: () => void (before.matches('anonymous') || wake()),
  };
}
