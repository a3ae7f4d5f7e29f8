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

/** What the router gives a page. */
interface Given {
  location: ContextType<typeof LocationContext>;
  router: ContextType<typeof RouterStateContext>;
  outlet: ReactNode;
}

interface Shown extends Given {
  /** `0` for the page that is not kept: the next of its kind takes its place. */
  id: number;
}

const pathOf = ({ location: { location } }: Given) => location.pathname;
const hrefOf = (page: Given) => pathOf(page) + page.location.location.search;

const nextId = (pages: Shown[]) => Math.max(0, ...pages.map(({ id }) => id)) + 1;

/** What is shown first, and behind it what stays of what was left, the last first. */
function turnTo(pages: Shown[], now: Given, isKept: boolean): Shown[] {
  const [last, ...left] = pages;
  if (last && (isKept ? last.id && pathOf(last) === pathOf(now) : !last.id)) return [{ ...now, id: last.id }, ...left];
  const kept = last?.id ? pages : left;
  const same = isKept ? kept.find((page) => hrefOf(page) === hrefOf(now)) : undefined;
  const id = isKept ? nextId(kept) : 0;
  // Who comes back to the same address finds the page as it was: with what it had nothing of it is drawn anew.
  const shown = same ? { ...same, router: now.router } : { ...now, id };
  return [shown, ...kept.filter((page) => page !== same).slice(0, most)];
}

/** Whether the router leads to the same page, with the same answers: all else is about where somebody is going next. */
const isSamePage = (one: Given, other: Given) =>
  one.location === other.location &&
  one.router?.matches === other.router?.matches &&
  one.router?.loaderData === other.router?.loaderData &&
  one.router?.errors === other.router?.errors;

/**
 * React hides what is left by `display: none`, with which the browser forgets how it was laid out: most of what coming back
 * costs. What skips its contents is as unseen, for readers and keys too, and is there again as it was.
 */
function skipRatherThanHide(element: HTMLElement | null) {
  if (!element) return;
  const { style } = element;
  Object.defineProperties(style, {
    setProperty: { configurable: true, value: () => (style.contentVisibility = 'hidden') },
    display: { configurable: true, set: () => (style.contentVisibility = '') },
  });
}

/**
 * The page, in the place of `Outlet`. One whose `handle.isKept` says so stays, hidden and without effects, with the
 * address and the answers that it had, when somebody goes on; whoever comes back to the same address finds it drawn.
 */
export function KeptPages() {
  'use no memo';
  const now: Given = {
    location: useContext(LocationContext),
    router: useContext(RouterStateContext),
    outlet: useOutlet(),
  };
  const leaf = useMatches().at(-1);
  // What failed is not worth to be kept.
  const isKept = !now.router?.errors && (leaf?.handle as PageHandle | undefined)?.isKept === true;
  const [{ given, pages }, setShown] = useState<{ given?: Given; pages: Shown[] }>({ pages: [] });
  const [here, ...others] = pages;
  if (!given || given.outlet !== now.outlet || given.location !== now.location || given.router !== now.router)
    setShown({
      given: now,
      pages:
        here && given && isSamePage(given, now)
          ? [{ ...here, router: now.router }, ...others]
          : turnTo(pages, now, isKept),
    });
  // In one order always: what is moved in the document loses where it was.
  const ids = [...new Set([0, ...pages.map(({ id }) => id), nextId(pages)])].sort((one, other) => one - other);
  return ids.map((id) => {
    const page = pages.find((each) => each.id === id);
    // Of a page that comes into one that is there React looks for effects only where there are some.
    return (
      <Activity key={id} mode={page === here || !page ? 'visible' : 'hidden'}>
        {page && (
          <div ref={skipRatherThanHide}>
            <LocationContext value={page.location}>
              <RouterStateContext value={page.router}>{page.outlet}</RouterStateContext>
            </LocationContext>
          </div>
        )}
      </Activity>
    );
  });
}
