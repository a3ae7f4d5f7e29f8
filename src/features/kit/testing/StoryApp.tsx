import { QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type AnyActorLogic, createActor, type PromiseActorLogic } from 'xstate';
import { expiryDialog } from '#machines/expiry-dialog';
import { session as machine, type Person } from '#machines/session';
import type { Tokens } from '#machines/tokens';
import type { Schema } from '#openapi/operations';
import { EmptyState } from '#ui';
import { inspectionOptions } from '../../kernel/machine-inspection';
import { Providers } from '../../kernel/Providers';
import { queryClient } from '../../kernel/query';
import { saveSelection } from '../../kernel/selection';
import { connectSession, type Session, SessionProvider } from '../../kernel/session';
import { forgetSelections } from '../list/selection';
import { openCalls } from './open-calls';

export { people } from './story-people';

export interface StoryAppProps {
  /** The address to open, and the routes that answer it. */
  at: string;
  routes: RouteObject[];
  /** Who is signed in; nobody when left out. */
  person?: Person;
  /** What the session's actors do in this story, by their names. */
  actors?: Record<string, AnyActorLogic>;
  /** What happens to the session before anything is shown. */
  prepare?: (session: Session) => void;
}

/** The dialog of an expired session for who closed it: a page that asks for something does not open it once more. */
export const closedDialog = expiryDialog.provide({ guards: { 'has lapsed': () => false } });

/** An actor that has its answer before anybody asks, so that a story is there at its first paint. */
const answered = <Output,>(output: Output) =>
  ({
    transition: (state: unknown) => state,
    getInitialSnapshot: () => ({ status: 'done', output, error: undefined, input: undefined }),
    getPersistedSnapshot: (state: unknown) => state,
  }) as unknown as PromiseActorLogic<Output>;

function sessionOf({ person, actors, prepare }: StoryAppProps): Session {
  const now = Date.now();
  const hour = now + 3_600_000;
  const tokens = {
    accessToken: 'tra_story',
    accessTokenExpiresAt: hour,
    refreshToken: 'trr_story',
    refreshTokenExpiresAt: hour,
    // Not just now: a word about their expiry would count as a late one.
    setAt: now - 60_000,
  };
  const story = machine.provide({
    actors: {
      'read storage': answered<Tokens>(person ? tokens : { setAt: 0 }),
      'load person': answered<Person>(person as Person),
      ...actors,
    },
  });
  const session = createActor(story, { input: { now: Date.now }, ...inspectionOptions() }).start();
  prepare?.(session);
  return session;
}

/** A page as the app would show it, for stories: its own router and session, nothing asked before. */
export function StoryApp(props: StoryAppProps) {
  const { at, routes } = props;
  const [{ session, router, disconnect }] = useState(() => {
    queryClient.clear();
    forgetSelections();
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
    sessionStorage.clear();
    history.replaceState(null, '');
    saveSelection({ unit: undefined });
    const session = sessionOf(props);
    // Before the router, whose loaders ask at once.
    const disconnect = connectSession(session);
    const elsewhere = { path: '*', element: <EmptyState kind="nothing yet" title="Outra página" level={1} /> };
    const router = createMemoryRouter([{ Component: Providers, children: [...routes, elsewhere] }], {
      initialEntries: [at],
    });
    return { session, router, disconnect };
  });
  useEffect(() => disconnect, [disconnect]);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Answers a call of the contract in a story. The path is the contract's, with `:name` for its parameters. */
export const answers = (method: Method, path: string, body: object | null, status = 200) =>
  http[method](path, () =>
    body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body, { status }),
  );

/** Never answers, for the loading story. */
export const neverAnswers = (method: Method, path: string) =>
  http[method](path, ({ requestId }) => {
    openCalls.delete(requestId);
    return new Promise<never>(() => {});
  });

/** Refuses a call as the server would. */
export const refuses = (method: Method, path: string, status: number, code: Schema<'ProblemCode'>, message: string) => {
  // A refusal names the permission that is missing.
  const permission = status === 403 && /\b(view|create|manage):\w+/.exec(message)?.[0];
  return answers(method, path, { error: message, message, code, ...(permission && { permission }) }, status);
};
