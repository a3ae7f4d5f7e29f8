import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Person, SessionActor } from '#machines/session';
import { hasLapsed } from '#machines/tokens';
import { client, type Middleware } from '#openapi/client';
import { withOrWithoutToken, withoutToken } from '#openapi/tokens';
import { addIfNoneMatch, restoreCachedBody } from './conditional-requests';
import { translator } from './language';
import { trackPendingSend } from './pending-sends';
import { getPreferences } from './preferences';
import { Problem, problemOf, toProblem } from './problem';
import { getView, isRefusedInView, leaveView, usesViewToken } from './view-as';
import { problemWords } from './words';

/** A session as the app knows it. */
export type Session = Pick<SessionActor, 'getSnapshot' | 'send' | 'subscribe'>;

type Snapshot = SnapshotFrom<SessionActor>;

/** Waits until the session is in a state. */
export const waitForState = (session: Session, isMet: (snapshot: Snapshot) => boolean): Promise<Snapshot> =>
  new Promise((resolve) => {
    const now = session.getSnapshot();
    if (isMet(now)) return resolve(now);
    const { unsubscribe } = session.subscribe((snapshot) => {
      if (!isMet(snapshot)) return;
      unsubscribe();
      resolve(snapshot);
    });
  });

const safe = new Set(['GET', 'HEAD']);

const says = (key: 'noToken' | 'notSent') => translator(problemWords, getPreferences().language)(key);

/** What a change is refused with that somebody asks for through another's eyes: nothing of it is sent. */
export const readOnlyProblem = () => {
  const message = translator(problemWords, getPreferences().language)('readOnly', { name: getView()?.name ?? '' });
  return new Problem('READ_ONLY', message, { status: 403 });
};

/** The access token, once it holds: a call made with one that is over waits for the person to extend the session. */
async function heldToken(session: Session, { method }: Request): Promise<string> {
  const now = session.getSnapshot();
  const { tokens } = now.context;
  const isOver = now.matches({ authenticated: { access: 'lapsed' } }) || hasLapsed(tokens, Date.now());
  if (!isOver || now.matches('ending')) {
    if (!tokens.accessToken) throw new Problem('TOKEN_MISSING', says('noToken'));
    return tokens.accessToken;
  }
  session.send({ type: 'token needed' });
  const extended = waitForState(
    session,
    (snapshot) => snapshot.matches({ authenticated: { access: 'valid' } }) || !snapshot.matches('authenticated'),
  );
  const then = await (safe.has(method) ? extended : trackPendingSend(extended));
  const token = then.matches('authenticated') && then.context.tokens.accessToken;
  if (!token) throw new Problem('TOKEN_EXPIRED', says('notSent'), { status: 401 });
  return token;
}

const bearerOf = (request: Request) => request.headers.get('Authorization')?.slice('Bearer '.length);
const carry = (request: Request, token: string) => request.headers.set('Authorization', `Bearer ${token}`);

/** Adds token and language to each call, lets it wait for a new token, and turns whatever fails into a `Problem`. */
function calls(session: Session): Middleware {
  // A body can be read once: what may have to be sent again is kept until the answer is there.
  const copies = new WeakMap<Request, Request>();

  /** The answer to a call that was refused because its token is over, sent once more with a new one. */
  async function sendAgain(request: Request): Promise<Response> {
    const copy = copies.get(request) ?? request.clone();
    carry(copy, await heldToken(session, request));
    return restoreCachedBody(request, await globalThis.fetch(copy));
  }

  return {
    async onRequest({ request, schemaPath }) {
      request.headers.set('Accept-Language', getPreferences().language);
      if (withoutToken.has(schemaPath)) return;
      if (isRefusedInView(schemaPath, request.method)) throw readOnlyProblem();
      if (usesViewToken(schemaPath)) return carry(request, getView()?.token ?? '');
      if (withOrWithoutToken.has(schemaPath) && session.getSnapshot().matches('anonymous')) return;
      const token = await heldToken(session, request);
      carry(request, token);
      addIfNoneMatch(request);
      copies.set(request, request.clone());
    },
    async onResponse({ response: sent, request }) {
      const response = restoreCachedBody(request, sent);
      if (response.ok) return response;
      const { language } = getPreferences();
      const problem = await problemOf(response, language);
      const token = bearerOf(request);
      if (!token) throw problem;
      if (token === getView()?.token && response.status === 401) return leaveView();
      if (problem.code === 'TOKEN_INVALID') session.send({ type: 'token refused', token });
      if (problem.code !== 'TOKEN_EXPIRED') throw problem;
      session.send({ type: 'token expired', token });
      const { value, context } = session.getSnapshot();
      const mayHold =
        typeof value === 'object' && (value.authenticated?.access === 'lapsed' || context.tokens.accessToken !== token);
      if (!mayHold) throw problem;
      const answer = await sendAgain(request);
      if (!answer.ok) throw await problemOf(answer, language);
      return answer;
    },
    onError: ({ error }) => toProblem(error),
  };
}

/** Lets every call carry a session's token; answers how to stop that. */
export function connectSession(session: Session): () => void {
  const middleware = calls(session);
  client.use(middleware);
  return () => client.eject(middleware);
}

/** Waits until it is known who is here. */
export const waitUntilSettled = (session: Session) => waitForState(session, (snapshot) => snapshot.hasTag('settled'));

/** Learns anew what the person may do: whoever takes part in something more may do more. */
export async function refreshPerson(session: Session): Promise<void> {
  session.send({ type: 'ask again' });
  await waitForState(
    session,
    (snapshot) => snapshot.hasTag('settled') && !snapshot.matches({ authenticated: { person: 'refreshing' } }),
  );
}

const SessionContext = createContext<Session | undefined>(undefined);

/** Gives a session to all below it. */
export const SessionProvider = SessionContext.Provider;

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

interface Readable<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (tell: () => void) => { unsubscribe: () => void };
}

/** Reads something of a session or of its dialog, again with each change. */
export function useSnapshotValue<Snapshot, Reading>(
  actor: Readable<Snapshot> | undefined,
  read: (snapshot: Snapshot | undefined) => Reading,
): Reading {
  const subscribe = useCallback((tell: () => void) => actor?.subscribe(tell).unsubscribe ?? (() => {}), [actor]);
  const readNow = () => read(actor?.getSnapshot());
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** The signed-in person, or undefined for a visitor. */
export const usePerson = (): Person | undefined =>
  useSnapshotValue(useSession(), (snapshot) => snapshot?.context.person);

/** Whether the signed-in person has a permission code. Through another's eyes none that is about changing: nothing can be. */
export function useCan() {
  const { permissions = [], viewing } = usePerson() ?? {};
  // Through another's eyes one only looks, and through nobody else's.
  const isSeen = (code: string) => code.startsWith('view:') && code !== 'view:as_others';
  return (code: string) => permissions.includes(code) && (!viewing || isSeen(code));
}

/** Whether the signed-in person has a permission code, also where nothing may be done with it: for what leads to pages. */
export function useHasPermission() {
  const permissions = usePerson()?.permissions ?? [];
  return (code: string) => permissions.includes(code);
}

/** Returns whether the signed-in person belongs to the workspace: they have a role, a unit or a project. */
export const useIsMember = (): boolean => usePerson()?.is_member ?? false;
