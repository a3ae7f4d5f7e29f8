import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { waitFor } from 'xstate';
import type { Person, SessionActor } from '#machines/session';
import { hasLapsed } from '#machines/tokens';
import { client, type Middleware } from '#openapi/client';
import { translator } from './language';
import { preferences } from './preferences';
import { Problem, problemOf, toProblem } from './problem';
import { askToSend } from './waiting-sends';
import { problemWords } from './words';

export type Session = SessionActor;

// These need no token (`security: []` in the contract).
const open = new Set([
  '/api/auth/authenticate',
  '/api/auth/forgot-password',
  '/api/auth/logout',
  '/api/auth/otp/verify',
  '/api/auth/refresh',
  '/api/auth/reset-password',
  '/api/auth/sign-in',
  '/api/auth/sign-up',
  '/api/auth/sms-resend',
  '/api/auth/social-providers',
]);
// These go without a token where there is none.
const either = new Set(['/api/auth/update-phone-number', '/api/invitations/token/{token}']);
const safe = new Set(['GET', 'HEAD']);

const says = (key: 'noToken' | 'notSent') => translator(problemWords, preferences().language)(key);

/** The access token, once it holds: a call made with one that is over waits for the person to extend the session. */
async function heldToken(session: Session): Promise<{ token: string; hasWaited: boolean }> {
  const now = session.getSnapshot();
  const { tokens } = now.context;
  const isOver = now.matches({ authenticated: { access: 'lapsed' } }) || hasLapsed(tokens, Date.now());
  if (!isOver || now.matches('ending')) {
    if (!tokens.accessToken) throw new Problem('TOKEN_MISSING', says('noToken'));
    return { token: tokens.accessToken, hasWaited: false };
  }
  session.send({ type: 'token needed' });
  const then = await waitFor(
    session,
    (snapshot) => snapshot.matches({ authenticated: { access: 'valid' } }) || !snapshot.matches('authenticated'),
  );
  const token = then.matches('authenticated') && then.context.tokens.accessToken;
  if (!token) throw new Problem('TOKEN_EXPIRED', says('notSent'), { status: 401 });
  return { token, hasWaited: true };
}

/** Whether a call that waited may go on: one that changes something only if the person still wants it. */
async function assertWanted(request: Request) {
  if (!safe.has(request.method) && !(await askToSend())) {
    throw new Problem('TOKEN_EXPIRED', says('notSent'), { status: 401 });
  }
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
    const { token } = await heldToken(session);
    await assertWanted(request);
    carry(copy, token);
    return globalThis.fetch(copy);
  }

  return {
    async onRequest({ request, schemaPath }) {
      request.headers.set('Accept-Language', preferences().language);
      if (open.has(schemaPath)) return;
      if (either.has(schemaPath) && session.getSnapshot().matches('anonymous')) return;
      const { token, hasWaited } = await heldToken(session);
      if (hasWaited) await assertWanted(request);
      carry(request, token);
      copies.set(request, request.clone());
    },
    async onResponse({ response, request }) {
      if (response.ok) return;
      const { language } = preferences();
      const problem = await problemOf(response, language);
      const token = bearerOf(request);
      if (!token) throw problem;
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
    onError: ({ error }) => toProblem(error, preferences().language),
  };
}

/** Lets every call carry a session's token; answers how to stop that. */
export function connect(session: Session): () => void {
  const middleware = calls(session);
  client.use(middleware);
  return () => client.eject(middleware);
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
