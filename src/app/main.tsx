import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { say } from '../features/auth/SessionDialogs';
import { startSession } from '../features/auth/start-session';
import { SessionProvider } from '../features/kernel/session';
import { paths } from '../features/paths';
import { signInFrom } from './guards';
import { Root } from './Root';
import { routesFor } from './routes';

const { session } = startSession({
  say,
  showFrontPage: () => void router.navigate(paths.front(), { replace: true }),
  askToSignInAgain: () => void router.navigate(signInFrom(router.state.location), { replace: true }),
});

const router = createBrowserRouter([{ Component: Root, children: routesFor(session) }], {
  future: { v8_middleware: true } as never,
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>,
);
