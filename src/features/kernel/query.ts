import { notifyManager, QueryClient } from '@tanstack/react-query';
import createAsk from 'openapi-react-query';
import { client } from '#openapi/client';
import { delayPageUntil } from './page-readiness';
import { Problem } from './problem';
import { resetOnSignOut } from './reset-on-sign-out';

const lasting = new Set(['FORBIDDEN', 'NOT_FOUND', 'VALIDATION', 'TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED']);

// Notifies React in a microtask, so that responses render before other queued tasks.
notifyManager.setScheduler(queueMicrotask);

/** The query cache; cleared on sign-out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The app shows that it is offline and keeps drafts, so a mutation must fail instead of pausing silently.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // `networkMode` turns it off by default; queries that failed offline must refetch when the connection is back.
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && !(error instanceof Problem && lasting.has(error.code)),
    },
  },
});

resetOnSignOut(() => queryClient.clear());

// Delays a route change only for queries that have no data yet; background refetches do not block it.
delayPageUntil(
  () =>
    new Promise<void>((resolve) => {
      const isAwaited = () => queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
      if (!isAwaited()) return resolve();
      const end = queryClient.getQueryCache().subscribe(() => {
        if (isAwaited()) return;
        end();
        resolve();
      });
    }),
);

/** The contract's calls as queries and mutations. They always reject with a `Problem`. */
export const api = createAsk(client);

/** Returns the rows of a list response, which is an array or has them in `data`. */
export const rowsOf = <Row>(answer: Row[] | { data: Row[] }): Row[] => (Array.isArray(answer) ? answer : answer.data);
