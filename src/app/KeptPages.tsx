import { Activity, type ContextType, type ReactNode, useContext, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useMatches,
  useOutlet,
} from 'react-router-dom';
import type { PageHandle } from '../features/kernel/page';

/** How many pages that were left stay as they were. */
const most = 3;

interface Shown {
  /** `0` for the page that is not kept: the next of its kind takes its place. */
  id: number;
  location: ContextType<typeof LocationContext>;
  router: ContextType<typeof RouterStateContext>;
  outlet: ReactNode;
}

const pathOf = ({ location: { location } }: Shown) => location.pathname;
const hrefOf = (page: Shown) => pathOf(page) + page.location.location.search;

/** What is shown first, and behind it what stays of what was left, the last first. */
function turnTo(pages: Shown[], now: Shown, isKept: boolean): Shown[] {
  const [last, ...left] = pages;
  if (last && (isKept ? last.id && pathOf(last) === pathOf(now) : !last.id)) return [{ ...now, id: last.id }, ...left];
  const kept = last?.id ? pages : left;
  const same = isKept ? kept.find((page) => hrefOf(page) === hrefOf(now)) : undefined;
  const id = isKept ? (same?.id ?? Math.max(0, ...kept.map((page) => page.id)) + 1) : 0;
  return [{ ...now, id }, ...kept.filter((page) => page !== same).slice(0, most)];
}

/**
 * The page, in the place of `Outlet`. One whose `handle.isKept` says so stays, hidden and without effects, with the
 * address and the answers that it had, when somebody goes on; whoever comes back to the same address finds it drawn.
 */
export function KeptPages() {
  'use no memo';
  const now = {
    id: 0,
    location: useContext(LocationContext),
    router: useContext(RouterStateContext),
    outlet: useOutlet(),
  };
  const leaf = useMatches().at(-1);
  // What failed is not worth to be kept.
  const isKept = !now.router?.errors && (leaf?.handle as PageHandle | undefined)?.isKept === true;
  const [pages, setPages] = useState<Shown[]>([]);
  const [here] = pages;
  if (here?.outlet !== now.outlet || here.location !== now.location || here.router !== now.router)
    setPages(turnTo(pages, now, isKept));
  return (
    [...pages]
      // In one order always: what is moved in the document loses where it was.
      .sort((one, other) => one.id - other.id)
      .map((page) => (
        <Activity key={page.id} mode={page === here ? 'visible' : 'hidden'}>
          <LocationContext value={page.location}>
            <RouterStateContext value={page.router}>{page.outlet}</RouterStateContext>
          </LocationContext>
        </Activity>
      ))
  );
}
