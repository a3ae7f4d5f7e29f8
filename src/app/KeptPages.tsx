import { Activity, type ReactNode, useContext, useState } from 'react';
import {
  type Location,
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
  /** Where it stands: the same page elsewhere is another. */
  path: string;
  /** Where it stands, and what it shows there. */
  href: string;
  isKept: boolean;
  outlet: ReactNode;
  around: { location: React.ContextType<typeof LocationContext>; router: React.ContextType<typeof RouterStateContext> };
}

const hrefOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/** What is shown first, and behind it what stays of what was left, the last first. */
function turnTo(pages: readonly Shown[], now: Shown): Shown[] {
  const [last, ...left] = pages;
  if (last && last.isKept === now.isKept && (!now.isKept || last.path === now.path))
    return [{ ...now, id: last.id }, ...left];
  const kept = last?.isKept ? pages : left;
  if (!now.isKept) return [now, ...kept.slice(0, most)];
  const same = kept.find(({ href }) => href === now.href);
  const id = same?.id ?? Math.max(0, ...kept.map((page) => page.id)) + 1;
  return [{ ...now, id }, ...kept.filter((page) => page !== same).slice(0, most)];
}

/**
 * The page, in the place of `Outlet`. One whose `handle.isKept` says so stays, hidden and without effects, with the
 * address and the answers that it had, when somebody goes on; whoever comes back to the same address finds it drawn.
 */
export function KeptPages() {
  'use no memo';
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const router = useContext(RouterStateContext);
  const leaf = useMatches().at(-1);
  const [pages, setPages] = useState<readonly Shown[]>([]);
  const [here] = pages;
  let shown = pages;
  if (here?.outlet !== outlet || here.around.location !== location || here.around.router !== router) {
    shown = turnTo(pages, {
      id: 0,
      path: location.location.pathname,
      href: hrefOf(location.location),
      // What failed is not worth to be kept.
      isKept: !router?.errors && (leaf?.handle as PageHandle | undefined)?.isKept === true,
      outlet,
      around: { location, router },
    });
    setPages(shown);
  }
  return (
    <>
      {[...shown]
        // In one order always: what is moved in the document loses where it was.
        .sort((one, other) => one.id - other.id)
        .map((page) => (
          <Activity key={page.id} mode={page === shown[0] ? 'visible' : 'hidden'}>
            <LocationContext value={page.around.location}>
              <RouterStateContext value={page.around.router}>{page.outlet}</RouterStateContext>
            </LocationContext>
          </Activity>
        ))}
    </>
  );
}
