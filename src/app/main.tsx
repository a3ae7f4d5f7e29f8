import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { lateSession } from '../features/auth/late-session';
import { say } from '../features/auth/SessionDialogs';
import { ErrorScreen } from '../features/kernel/ErrorScreen';
import { inUse } from '../features/kernel/in-use';
import { connect, SessionProvider, until } from '../features/kernel/session';
import { paths } from '../features/paths';
import { askFirst } from './ask-first';
import { signInFrom } from './guards';
import { Root } from './Root';
import { routesFor } from './routes';
import { isDrawnBefore, takeOver } from './take-over';

const session = lateSession({
  say,
  // The front page is the public site's, which says instead of this page that they have left: `src/app/site.js`.
  showFrontPage: () => {
    sessionStorage.setItem('trama:left', 'true');
    location.replace(paths.front());
  },
  askToSignInAgain: () => void router.navigate(signInFrom(router.state.location), { replace: true }),
});

connect(session);

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

/** Until the first page can be shown, or for as long as one waits for it in silence where nothing stands there yet. */
const firstPage = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
    if (!isDrawnBefore()) setTimeout(resolve, patience);
  });

// Whoever is here: the page's own questions need not wait for the answer to that one.
void until(session, (snapshot) => !snapshot.matches('booting')).then(
  (snapshot) => snapshot.matches({ authenticated: { access: 'valid' } }) && askFirst(router),
);

const show = () =>
  createRoot(container).render(
    <StrictMode>
      <SessionProvider value={session}>
        <RouterProvider router={patientRouter} useTransitions={false} />
      </SessionProvider>
    </StrictMode>,
  );

const shown = firstPage().then(() => (isDrawnBefore() ? takeOver(container, show) : show()));
void Promise.all([shown, inUse()]).then(session.complete);

// Nothing on screen waits for it.
setTimeout(
  () =>
    import('./fetch-ahead').then(
      ({ fetchAhead }) => fetchAhead(router),
      () => {},
    ),
  1_000,
);
