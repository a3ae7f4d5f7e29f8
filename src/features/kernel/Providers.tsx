import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { onNotice, UiProvider } from '#ui';
import { loadWhenOnline } from './load-when-online';
import { usePreferences } from './preferences';
import { RestoreScroll } from './RestoreScroll';

// Most visits show no notice, so its code waits for the first one.
const ToastRegion = lazy(() =>
  loadWhenOnline(() => import('./notices').then((module) => ({ default: module.ToastRegion }))),
);

/** Language, router and notices around every route; `children` stand over whatever it shows. */
export function Providers({ children }: { children?: ReactNode }) {
  // Part of every first visit, where size counts for more than drawing it again.
  'use no memo';
  const { language } = usePreferences();
  const navigate = useNavigate();
  // A link that only changes the query of the page opens something within it.
  const follow = useCallback(
    (href: string) => void navigate(href, { preventScrollReset: href.startsWith('?') }),
    [navigate],
  );
  const [hasNotices, setHasNotices] = useState(false);
  useEffect(() => onNotice(() => setHasNotices(true)), []);
  return (
    <UiProvider locale={language} navigate={follow}>
      <Outlet />
      <RestoreScroll />
      {children}
      {hasNotices && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
    </UiProvider>
  );
}
