import './live';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { PanelLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { AppFrame, fetchLateParts, Header, IconButton, Inline, Sidebar, Text } from '#ui';
import { LapsedBanner } from '../features/auth/SessionDialogs';
import { Brand } from '../features/kernel/Brand';
import { useWords } from '../features/kernel/language';
import { type PageHandle, useOwnTitle } from '../features/kernel/page';
import { usePreferences } from '../features/kernel/preferences';
import { queryClient } from '../features/kernel/query';
import { useHolds, useSession } from '../features/kernel/session';
import { useIsNarrow } from '../features/kernel/use-is-narrow';
import { paths } from '../features/paths';
import { Boot } from './Boot';
import { KeptPages } from './KeptPages';
import { placesFor } from './navigation';
import { useSidebarKey, useSidebarState } from './sidebar-state';
import { UnitSwitcher } from './UnitSwitcher';
import { UserMenu } from './UserMenu';
import { useWaitingInvitations } from './waiting-invitations';
import { words } from './words';

const ShellKeys = lazy(async () => ({ default: (await import('./ShellKeys')).ShellKeys }));

/** For how long (milliseconds) what a page shows first has the connection for itself. */
const firstThings = 1_000;

const isHere = (href: string, pathname: string) => pathname === href || pathname.startsWith(`${href}/`);

function useItems() {
  const t = useWords(words);
  const { pathname } = useLocation();
  const count = useWaitingInvitations();
  return placesFor(useHolds()).map(({ word, children, href, ...place }) => ({
    ...place,
    href,
    label: t(word as 'home'),
    isCurrent: isHere(href, pathname),
    ...(place.id === 'invitations' && count > 0 && { waiting: { count, label: t('waiting', { count }) } }),
    children: children?.map((child) => ({
      ...child,
      label: t(child.word as 'home'),
      isCurrent: pathname === child.href,
    })),
  }));
}

/** After a step to another page the keyboard and the screen reader are at its beginning, not where the link was. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Menus and dialogs open at once, and without a connection, among them the one of a session that expired. */
function useLatePartsAhead() {
  useEffect(() => {
    const waiting = setTimeout(fetchLateParts, firstThings);
    return () => clearTimeout(waiting);
  }, []);
}

function usePageName() {
  const { language } = usePreferences();
  const named = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.pageName);
  const name = (named?.handle as PageHandle | undefined)?.pageName(language) ?? '';
  const title = useOwnTitle() ?? name;
  useEffect(() => {
    document.title = title ? `${title} · Trama` : 'Trama';
  }, [title]);
  return name;
}

/** What surrounds every page of a signed-in person: sidebar and header. */
export function Component() {
  // Around every page: size counts for more than drawing it again, which is seldom.
  'use no memo';
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  'use no memo';
  const t = useWords(words);
  const session = useSession();
  const isLeaving = useSelector(session, (snapshot) => !snapshot.matches('authenticated'));
  const isNarrow = useIsNarrow();
  const [isExpanded, setExpanded] = useSidebarState();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const pageName = usePageName();
  const items = useItems();
  const { key } = useLocation();
  const toggle = () => (isNarrow ? setDrawerOpen(!isDrawerOpen) : setExpanded(!isExpanded));
  useSidebarKey(toggle);
  useFocusOnArrival();
  useLatePartsAhead();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes somewhere is done with the drawer.
  useEffect(() => setDrawerOpen(false), [key]);

  if (isLeaving) return <Boot />;
  return (
    <AppFrame
      sidebar={
        <Sidebar
          label={t('navigation')}
          brand={(hasWords) => <Brand href={paths.home()} hasWords={hasWords} />}
          items={items}
          isExpanded={isExpanded}
          isDrawerOpen={isDrawerOpen}
          onDrawerOpenChange={setDrawerOpen}
        />
      }
      header={
        <Header
          start={
            <Inline space="s" align="center" wrap={false}>
              <IconButton
                label={t('toggleSidebar')}
                icon={PanelLeft}
                onPress={toggle}
                aria-expanded={isNarrow ? isDrawerOpen : isExpanded}
              />
              <Text weight="strong" isTruncated>
                {pageName}
              </Text>
            </Inline>
          }
          end={
            <>
              <UnitSwitcher />
              <UserMenu />
            </>
          }
        />
      }
    >
      <Suspense>
        <ShellKeys places={items} />
      </Suspense>
      <LapsedBanner />
      <KeptPages />
    </AppFrame>
  );
}
