import './invalidation';
import { QueryClientProvider } from '@tanstack/react-query';
import { PanelLeft } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import {
  AppFrame,
  Header,
  IconButton,
  Inline,
  lazyModule,
  prefetchLazyModules,
  Sidebar,
  Text,
  useLazyModule,
} from '#ui';
import { afterPaint } from '#ui/windowing/after-paint';
import { LapsedBanner } from '../features/auth/SessionDialogs';
import { afterFirstInteraction } from '../features/kernel/after-first-interaction';
import { Brand } from '../features/kernel/Brand';
import { watchDayChange } from '../features/kernel/format';
import { useWords } from '../features/kernel/language';
import { type PageHandle, usePageOwnTitle } from '../features/kernel/page';
import { usePreferences } from '../features/kernel/preferences';
import { queryClient } from '../features/kernel/query';
import { useSession, useSnapshotValue } from '../features/kernel/session';
import { useIsNarrow } from '../features/kernel/use-is-narrow';
import { paths } from '../features/paths';
import { Boot } from './Boot';
import { useSidebarKey, useSidebarState } from './sidebar-state';
import { UnitSwitcher } from './UnitSwitcher';
import { UserMenu } from './UserMenu';
import { usePlaces } from './use-places';
import { words } from './words';

const shellKeys = lazyModule(() => import('./ShellKeys'), { isPrefetched: false });

function Keys() {
  const keys = useLazyModule(shellKeys);
  return keys && <keys.ShellKeys />;
}

/** After a step to another page the keyboard and the screen reader are at its beginning, not where the link was. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // After the frame: whatever takes the focus has the whole page laid out, which is not at its last word before it.
    const left = document.activeElement;
    // A create page has already focused its first field.
    if (left?.closest('[data-field]')) return;
    return afterPaint(() => {
      // Whoever went on meanwhile stays there.
      const isWaiting = document.activeElement === left || document.activeElement === document.body;
      if (isWaiting) document.getElementById('content')?.focus({ preventScroll: true });
    });
  }, [pathname]);
}

/** Loads the code of menus and dialogs ahead, so that they open at once and without a connection. */
function usePrefetchedOverlays() {
  useEffect(() => {
    const approach = new AbortController();
    const fetchNow = () => {
      approach.abort();
      void prefetchLazyModules();
    };
    const meet = ({ target }: Event) => target instanceof Element && target.closest('[aria-haspopup]') && fetchNow();
    for (const sign of ['pointerover', 'focusin'])
      document.addEventListener(sign, meet, { passive: true, signal: approach.signal });
    void afterFirstInteraction().then(fetchNow);
    return () => approach.abort();
  }, []);
}

/** The page's name, in the header and in the window's title. */
function PageName() {
  const { language } = usePreferences();
  const named = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.pageName);
  const name = (named?.handle as PageHandle | undefined)?.pageName(language) ?? '';
  const title = usePageOwnTitle() ?? name;
  useEffect(() => {
    document.title = title ? `${title} · Trama` : 'Trama';
  }, [title]);
  return (
    <Text weight="strong" isTruncated>
      {name}
    </Text>
  );
}

interface PlacesProps {
  isExpanded: boolean;
  isDrawerOpen: boolean;
  onDrawerOpenChange: (isOpen: boolean) => void;
}

const Places = memo(function Places(props: PlacesProps) {
  const t = useWords(words);
  return (
    <Sidebar
      {...props}
      label={t('navigation')}
      brand={(hasWords) => <Brand href={paths.home()} hasWords={hasWords} />}
      items={usePlaces()}
    />
  );
});

const Bar = memo(function Bar({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useWords(words);
  return (
    <Header
      start={
        <Inline space="s" align="center" wrap={false}>
          <IconButton label={t('toggleSidebar')} icon={PanelLeft} onPress={onToggle} aria-expanded={isOpen} />
          <PageName />
        </Inline>
      }
      end={
        <>
          <UnitSwitcher />
          <UserMenu />
        </>
      }
    />
  );
});

/** What surrounds every page of a signed-in person: sidebar and header. */
export function Component() {
  return <QueryClientProvider client={queryClient}>{frame}</QueryClientProvider>;
}

function Frame() {
  const session = useSession();
  const isLeaving = useSnapshotValue(session, (snapshot) => !snapshot?.matches('authenticated'));
  const isNarrow = useIsNarrow();
  const [isExpanded, setExpanded] = useSidebarState();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { key } = useLocation();
  const isOpen = isNarrow ? isDrawerOpen : isExpanded;
  const toggle = useCallback(
    () => (isNarrow ? setDrawerOpen(!isOpen) : setExpanded(!isOpen)),
    [isNarrow, isOpen, setExpanded],
  );
  useSidebarKey(toggle);
  useFocusOnArrival();
  usePrefetchedOverlays();
  useEffect(watchDayChange, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes somewhere is done with the drawer.
  useEffect(() => setDrawerOpen(false), [key]);

  if (isLeaving) return <Boot />;
  return (
    <AppFrame
      sidebar={<Places isExpanded={isExpanded} isDrawerOpen={isDrawerOpen} onDrawerOpenChange={setDrawerOpen} />}
      header={<Bar isOpen={isOpen} onToggle={toggle} />}
    >
      {within}
    </AppFrame>
  );
}

// The same always: a step to another page draws anew what that changes, and nothing else.
const within = (
  <>
    <Keys />
    <LapsedBanner />
    <Outlet />
  </>
);
const frame = <Frame />;
