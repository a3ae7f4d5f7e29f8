import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { say } from '../features/auth/SessionDialogs';
import { startSession } from '../features/auth/start-session';
import { ErrorScreen } from '../features/kernel/ErrorScreen';
import { connectSession, SessionProvider, waitForState } from '../features/kernel/session';
import { paths } from '../features/paths';
import { sendEarlyRequests } from './early-requests';
import { signInFrom } from './guards';
import { Root } from './Root';
import { routesFor } from './routes';

const session = startSession({
  say,
  // The front page is the public site's, which says instead of this page that they have left: `src/app/site.js`.
  showFrontPage: () => {
    sessionStorage.setItem('trama:left', 'true');
    location.replace(paths.front());
  },
  askToSignInAgain: () => void router.navigate(signInFrom(router.state.location), { replace: true }),
});

connectSession(session);

// What is around every page may fail too: parts of it come late, and a release may have taken them away.
const router = createBrowserRouter([{ Component: Root, ErrorBoundary: ErrorScreen, children: routesFor(session) }], {
  future: { v8_middleware: true } as never,
});

/** For how long (milliseconds) nobody is told of a page on its way: mostly it is there by then, and all would be drawn twice. */
const untold = 100;

/** The router, which tells of a page on its way only once that takes long. */
const patientRouter: typeof router = Object.create(router, {
  subscribe: {
    value: (tell: Parameters<typeof router.subscribe>[0]) => {
      let later: ReturnType<typeof setTimeout> | undefined;
      const end = router.subscribe((state, how) => {
        clearTimeout(later);
        if (state.navigation.state === 'idle') tell(state, how);
        else later = setTimeout(() => tell(state, how), untold);
      });
      return () => {
        clearTimeout(later);
        end();
      };
    },
  },
});

/** For how long (milliseconds) nothing is shown before it says that something is loading: mostly the page is there first. */
const patience = 250;

const container = document.getElementById('root') as HTMLElement;

/** Until the first page can be shown, or for as long as one waits for it in silence. */
const firstPage = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
    setTimeout(resolve, patience);
  });

void waitForState(session, (snapshot) => !snapshot.matches('booting')).then(
  (snapshot) => snapshot.matches({ authenticated: { access: 'valid' } }) && sendEarlyRequests(router),
);

void firstPage().then(() =>
  createRoot(container).render(
    <StrictMode>
      <SessionProvider value={session}>
        <RouterProvider router={patientRouter} useTransitions={false} />
      </SessionProvider>
    </StrictMode>,
  ),
);

// Nothing on screen waits for it.
setTimeout(
  () =>
    import('./fetch-ahead').then(
      ({ fetchAhead }) => fetchAhead(router),
      () => {},
    ),
  1_000,
);
