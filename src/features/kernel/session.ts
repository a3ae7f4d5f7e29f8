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

/** The part of the session actor that the app uses. */
export type Session = Pick<SessionActor, 'getSnapshot' | 'send' | 'subscribe'>;

type Snapshot = SnapshotFrom<SessionActor>;

/** Resolves when the session reaches a state. */
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

/** Creates the problem for a write in view-as mode; the request is not sent. */
export const readOnlyProblem = () => {
  const message = translator(problemWords, getPreferences().language)('readOnly', { name: getView()?.name ?? '' });
  return new Problem('READ_ONLY', message, { status: 403 });
};

/** Resolves with a valid access token; with an expired one, waits until the person extends the session. */
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

/** Adds token and language to each call, waits for a token renewal and converts failures into a `Problem`. */
function calls(session: Session): Middleware {
  // A body can be read once, so keep a clone until the response arrives in case the request is retried.
  const copies = new WeakMap<Request, Request>();

  /** Retries a call whose token had expired with a new token. */
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

/** Adds a session's token to every call. Returns a function that disconnects it. */
export function connectSession(session: Session): () => void {
  const middleware = calls(session);
  client.use(middleware);
  return () => client.eject(middleware);
}

/** Resolves when the session knows whether somebody is signed in. */
export const waitUntilSettled = (session: Session) => waitForState(session, (snapshot) => snapshot.hasTag('settled'));

/** Reloads the signed-in person, whose permissions may grow with a new membership. */
export async function refreshPerson(session: Session): Promise<void> {
  session.send({ type: 'ask again' });
  await waitForState(
    session,
    (snapshot) => snapshot.hasTag('settled') && !snapshot.matches({ authenticated: { person: 'refreshing' } }),
  );
}

const SessionContext = createContext<Session | undefined>(undefined);

/** Provides a session to the components below. */
export const SessionProvider = SessionContext.Provider;

/** Returns the session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

interface Readable<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (tell: () => void) => { unsubscribe: () => void };
}

/** Returns a value derived from a session or dialog snapshot and follows its changes. */
export function useSnapshotValue<Snapshot, Reading>(
  actor: Readable<Snapshot> | undefined,
  read: (snapshot: Snapshot | undefined) => Reading,
): Reading {
  const subscribe = useCallback((tell: () => void) => actor?.subscribe(tell).unsubscribe ?? (() => {}), [actor]);
  const readNow = () => read(actor?.getSnapshot());
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** Returns the signed-in person, or undefined for a visitor. */
export const usePerson = (): Person | undefined =>
  useSnapshotValue(useSession(), (snapshot) => snapshot?.context.person);

/** Returns a check for permission codes. View-as mode denies all codes that change something. */
export function useCan() {
  const { permissions = [], viewing } = usePerson() ?? {};
  // View-as mode is read-only and cannot be nested.
  const isSeen = (code: string) => code.startsWith('view:') && code !== 'view:as_others';
  return (code: string) => permissions.includes(code) && (!viewing || isSeen(code));
}

/** Returns a check for permission codes that ignores view-as mode, for links to pages. */
export function useHasPermission() {
  const permissions = usePerson()?.permissions ?? [];
  return (code: string) => permissions.includes(code);
}

/** Returns whether the signed-in person belongs to the workspace: they have a role, a unit or a project. */
export const useIsMember = (): boolean => usePerson()?.is_member ?? false;
