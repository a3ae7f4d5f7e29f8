import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { session as machine, type Person } from '#machines/session';
import { client, type Middleware } from '#openapi/client';
import { forgetNotices } from '#ui/Toast/notify';
import { forgetDrafts } from './draft';
import { translator } from './language';
import { preferences } from './preferences';
import { Problem, problemOf, toProblem } from './problem';
import { queryClient } from './query';
import { forgetTokens, keepTokens, readTokens } from './token-storage';
import { problemWords } from './words';

export type Session = ActorRefFrom<typeof machine>;

// These need no token (`security: []` in the contract).
const open = new Set(['/api/auth/authenticate', '/api/auth/refresh', '/api/auth/logout']);

/** Lets every call carry a session's token; answers how to stop that. */
export function connect(session: Session): () => void {
  const middleware = calls(session);
  client.use(middleware);
  return () => client.eject(middleware);
}

/** Adds token and language to each call, and turns whatever fails into a `Problem`. */
const calls = (session: Session): Middleware => ({
  onRequest({ request, schemaPath }) {
    const { language } = preferences();
    request.headers.set('Accept-Language', language);
    if (open.has(schemaPath)) return;
    const token = session.getSnapshot().context.tokens?.accessToken;
    if (!token) throw new Problem('TOKEN_MISSING', translator(problemWords, language)('noToken'));
    request.headers.set('Authorization', `Bearer ${token}`);
  },
  async onResponse({ response, request }) {
    if (response.ok) return;
    const problem = await problemOf(response, preferences().language);
    const refused = problem.code === 'TOKEN_EXPIRED' || problem.code === 'TOKEN_INVALID';
    // A late answer to an older token says nothing about the one we hold now.
    const current =
      request.headers.get('Authorization')?.slice(7) === session.getSnapshot().context.tokens?.accessToken;
    if (refused && current) session.send({ type: 'token refused' });
    throw problem;
  },
  onError: ({ error }) => toProblem(error, preferences().language),
});

/** What the app does when a session ends. */
export interface Endings {
  showFrontPage: () => void;
  askToSignInAgain: () => void;
}

/** Starts the session of this tab and lets every call carry its token, until disconnected. */
export function startSession(endings: Endings): { session: Session; disconnect: () => void } {
  const actor = createActor(
    machine.provide({
      actors: {
        'read storage': fromPromise(async () => readTokens()),
        'load person': fromPromise(async () => (await client.GET('/api/auth/me')).data as Person),
        revoke: fromPromise(async ({ input }) => {
          if (input.everywhere) await client.POST('/api/auth/logout-all');
          else if (input.refreshToken) {
            await client.POST('/api/auth/logout', { body: { refreshToken: input.refreshToken } });
          }
        }),
      },
      actions: {
        'keep tokens': (_, { tokens }) => keepTokens(tokens),
        'forget tokens': () => {
          forgetTokens();
          forgetNotices();
          queryClient.clear();
        },
        'show the front page': () => {
          forgetDrafts();
          endings.showFrontPage();
        },
        'ask to sign in again': endings.askToSignInAgain,
      },
    }),
    { input: { now: Date.now } },
  );
  const disconnect = connect(actor);
  return { session: actor.start(), disconnect };
}

/** Waits until it is known who is here. */
export const settled = (session: Session) => waitFor(session, (snapshot) => snapshot.hasTag('settled'));

const SessionContext = createContext<Session | undefined>(undefined);

/** Gives a session to all below it. */
export const SessionProvider = SessionContext.Provider;

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** The signed-in person, or undefined for a visitor. */
export const usePerson = (): Person | undefined => useSelector(useSession(), ({ context }) => context.person);

/** Whether the signed-in person has a permission code. */
export function useCan() {
  const permissions = usePerson()?.permissions ?? [];
  return (code: string) => permissions.includes(code);
}
