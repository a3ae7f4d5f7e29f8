import { notifyManager, QueryClient } from '@tanstack/react-query';
import createAsk from 'openapi-react-query';
import { client } from '#openapi/client';
import { delayPageUntil } from './page-readiness';
import { Problem } from './problem';
import { resetOnSignOut } from './reset-on-sign-out';

const lasting = new Set(['FORBIDDEN', 'NOT_FOUND', 'VALIDATION', 'TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED']);

// What was answered is drawn at once, not after whatever else waits its turn.
notifyManager.setScheduler(queueMicrotask);

/** What the app has asked the server; cleared when the person leaves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The app says itself that there is no connection, and keeps what was typed; nothing waits in silence.
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

// A page waits a moment for what was never answered; what is asked again while its last answer is shown is not awaited.
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

/** The contract's calls as queries and mutations. They fail with a `Problem` and nothing else. */
export const api = createAsk(client);

/** The rows of a list answer, which may be a plain array or hold them in `data`. */
export const rowsOf = <Row>(answer: Row[] | { data: Row[] }): Row[] => (Array.isArray(answer) ? answer : answer.data);
