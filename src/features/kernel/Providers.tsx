import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { lazyModule, onNotice, UiProvider, useLazyModule } from '#ui';
import { usePreferences } from './preferences';
import { RestoreScroll } from './RestoreScroll';

// Most visits show no notice, so its code loads with the first one.
const noticesModule = lazyModule(() => import('./notices'), { isPrefetched: false });

/** Provides language, router and notices to all routes; `children` render above them. */
export function Providers({ children }: { children?: ReactNode }) {
  const { language } = usePreferences();
  const navigate = useNavigate();
  // A link that only changes the page's query opens something within the same page.
  const follow = useCallback(
    (href: string) => void navigate(href, { preventScrollReset: href.startsWith('?') }),
    [navigate],
  );
  const [hasNotices, setHasNotices] = useState(false);
  useEffect(() => onNotice(() => setHasNotices(true)), []);
  const notices = useLazyModule(noticesModule, hasNotices);
  return (
    <UiProvider locale={language} navigate={follow}>
      <Outlet />
      <RestoreScroll />
      {children}
      {notices && <notices.ToastRegion />}
    </UiProvider>
  );
}
