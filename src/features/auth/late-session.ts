import type { SnapshotFrom } from 'xstate';
import type { SessionActor } from '#machines/session';
import { forget } from '../kernel/forget';
import type { Session } from '../kernel/session';
import { hearOtherTabs } from './other-tabs';
import type { Effects } from './start-session';
import { readTokens } from './token-storage';

type Snapshot = SnapshotFrom<SessionActor>;
type Listener = (snapshot: Snapshot) => void;
type Value = 'anonymous' | 'booting' | { authenticated: { person: 'failed' } };

/** What the session is while its machine is not here. */
const without = (value: Value, failure?: unknown) =>
  ({
    value,
    context: { tokens: { setAt: 0 }, failure },
    children: {},
    matches: (asked: unknown) => JSON.stringify(asked) === JSON.stringify(value),
    hasTag: () => value !== 'booting',
  }) as unknown as Snapshot;

function isAnybodyKept(): boolean {
  try {
    const { accessToken, refreshToken } = readTokens();
    return Boolean(accessToken ?? refreshToken);
  } catch {
    return false;
  }
}

/**
 * The session of this tab. Its machine comes once there is somebody: kept from before, signing in here or in another tab.
 * Until then nobody is here, and a page for everybody need not wait for the machine.
 */
export function lateSession(effects: Effects): Session {
  const listeners = new Set<Listener>();
  const waiting: Parameters<Session['send']>[0][] = [];
  let before = without('anonymous');
  let isComing = false;
  let actor: SessionActor | undefined;

  const getSnapshot = () => actor?.getSnapshot() ?? before;
  const tell = () => {
    for (const listener of listeners) listener(getSnapshot());
  };
  const stay = (value: Value, failure?: unknown) => {
    before = without(value, failure);
    tell();
  };
  const wake = async () => {
    stopHearing();
    if (isComing) return;
    isComing = true;
    stay('booting');
    try {
      const { startSession } = await import('./start-session');
      const started = startSession(effects);
      actor = started;
      started.subscribe((snapshot) => {
        if (waiting.length === 0 || snapshot.matches('booting')) return tell();
        // What was said meanwhile is for whoever is known to be here; others hear of what comes of it.
        for (const event of waiting.splice(0)) started.send(event);
      });
    } catch (failure) {
      isComing = false;
      stay({ authenticated: { person: 'failed' } }, failure);
    }
  };
  const stopHearing = hearOtherTabs(({ type }) => type === 'tokens from another tab' && void wake());

  if (isAnybodyKept()) void wake();
  else forget();

  return {
    getSnapshot,
    send: (event) => {
      if (actor && !actor.getSnapshot().matches('booting')) return actor.send(event);
      waiting.push(event);
      void wake();
    },
    subscribe: ((observer: Listener | { next: Listener }) => {
      const listener: Listener = (snapshot) => (typeof observer === 'function' ? observer : observer.next)(snapshot);
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    }) as Session['subscribe'],
  };
}
