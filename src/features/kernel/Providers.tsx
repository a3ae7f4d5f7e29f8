import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';
import { onNotice, UiProvider } from '#ui';
import { usePreferences } from './preferences';

// Most visits show no notice, so its code waits for the first one.
const ToastRegion = lazy(() => import('./notices').then((module) => ({ default: module.ToastRegion })));

/** Language, router and notices around every route. */
export function Providers() {
  const { language } = usePreferences();
  const navigate = useNavigate();
  const [hasNotices, setHasNotices] = useState(false);
  useEffect(() => onNotice(() => setHasNotices(true)), []);
  return (
    <UiProvider locale={language} navigate={(href) => void navigate(href)} useHref={useHref}>
      <Outlet />
      <ScrollRestoration />
      {hasNotices && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
    </UiProvider>
  );
}
