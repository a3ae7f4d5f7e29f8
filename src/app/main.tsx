import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../features/kernel/Providers';
import { queryClient } from '../features/kernel/query';
import { SessionProvider, startSession } from '../features/kernel/session';
import { paths } from '../features/paths';
import { signInFrom } from './guards';
import { routesFor } from './routes';

const { session } = startSession({
  showFrontPage: () => void router.navigate(paths.front(), { replace: true }),
  askToSignInAgain: () => void router.navigate(signInFrom(router.state.location), { replace: true }),
});

const router = createBrowserRouter([{ Component: Providers, children: routesFor(session) }], {
  future: { v8_middleware: true } as never,
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
);
