import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useHref, useNavigate } from 'react-router-dom';
import { onNotice, UiProvider } from '#ui';
import { usePreferences } from '../features/kernel/preferences';
import { queryClient } from '../features/kernel/query';
import { SessionProvider, startSession } from '../features/kernel/session';
import { paths } from '../features/paths';
import { routesFor } from './routes';

// Most visits show no toast, so its code waits for the first one.
const ToastRegion = lazy(() => import('../ui/Toast/ToastRegion').then((module) => ({ default: module.ToastRegion })));

const { session } = startSession({
  showFrontPage: () => void router.navigate(paths.front(), { replace: true }),
  askToSignInAgain: () => {
    const { pathname, search, hash } = router.state.location;
    void router.navigate(`${paths.login()}?next=${encodeURIComponent(pathname + search + hash)}`, { replace: true });
  },
});

function Providers() {
  const { language } = usePreferences();
  const navigate = useNavigate();
  const [hasNotices, setHasNotices] = useState(false);
  useEffect(() => onNotice(() => setHasNotices(true)), []);
  return (
    <UiProvider locale={language} navigate={(href) => void navigate(href)} useHref={useHref}>
      <Outlet />
      {hasNotices && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
    </UiProvider>
  );
}

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
