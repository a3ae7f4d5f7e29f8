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
  /** Address to open and the routes. */
  at: string;
  routes: RouteObject[];
  /** Signed-in person; a visitor if left out. */
  person?: Person;
  /** Session actors to replace in this story, by name. */
  actors?: Record<string, AnyActorLogic>;
  /** Changes the session before the first render. */
  prepare?: (session: Session) => void;
}

/** The expiry dialog after it was closed, so that a page's request does not open it again. */
export const closedDialog = expiryDialog.provide({ guards: { 'has lapsed': () => false } });

/** Creates an actor that is done from the start, so that a story renders at its first paint. */
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
    // In the past, because a recent start would count as a delayed expiry notice.
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

/** Renders a page as in the app, for stories: with its own router, session and empty cache. */
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
    // Before the router, because its loaders send requests at once.
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

/** Mocks a response to a call of the contract. The path is the contract's, with `:name` for parameters. */
export const answers = (method: Method, path: string, body: object | null, status = 200) =>
  http[method](path, () =>
    body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body, { status }),
  );

/** Leaves a call pending, for the loading story. */
export const neverAnswers = (method: Method, path: string) =>
  http[method](path, ({ requestId }) => {
    openCalls.delete(requestId);
    return new Promise<never>(() => {});
  });

/** Mocks a problem response as the server would send it. */
export const refuses = (method: Method, path: string, status: number, code: Schema<'ProblemCode'>, message: string) => {
  // A 403 names the missing permission.
  const permission = status === 403 && /\b(view|create|manage):\w+/.exec(message)?.[0];
  return answers(method, path, { error: message, message, code, ...(permission && { permission }) }, status);
};
