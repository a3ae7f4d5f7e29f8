import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { lazyModule, onNotice, UiProvider, useLazyModule } from '#ui';
import { usePreferences } from './preferences';
import { RestoreScroll } from './RestoreScroll';

// Most visits show no notice, so its code waits for the first one.
const noticesModule = lazyModule(() => import('./notices'), { isPrefetched: false });

/** Language, router and notices around every route; `children` stand over whatever it shows. */
export function Providers({ children }: { children?: ReactNode }) {
  const { language } = usePreferences();
  const navigate = useNavigate();
  // A link that only changes the query of the page opens something within it.
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
