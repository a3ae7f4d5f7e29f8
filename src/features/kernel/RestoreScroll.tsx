import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  type Location,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  ScrollRestoration,
  useLocation,
} from 'react-router-dom';

/** Each page that came by a full load has the key `default`: by it, one would overwrite the position of another. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

const userActs = ['wheel', 'pointerdown', 'keydown'];

/** Keeps the page at `top` while its parts load and change its height, until the user acts. Returns a cancel function. */
function scrollAsPageGrows(top: number): () => void {
  const observer = new ResizeObserver(() => scrollTo(0, top));
  const stop = () => {
    observer.disconnect();
    for (const act of userActs) removeEventListener(act, stop, true);
  };
  for (const act of userActs) addEventListener(act, stop, true);
  observer.observe(document.body);
  return stop;
}

/** Restores the scroll position after a reload and on the way back, also where the rows come later than the page. */
export function RestoreScroll() {
  const location = useLocation();
  const position = useContext(RouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages may have had the same position.
  useEffect(() => (typeof position === 'number' ? scrollAsPageGrows(position) : undefined), [location, position]);
  // On its first effect it tells the router the stored position. The provider of the router, whose effects come after
  // those of its children, hears of it only from the second commit on.
  const [isHeard, setHeard] = useState(false);
  useLayoutEffect(() => setHeard(true), []);
  return isHeard && <ScrollRestoration getKey={keyOf} />;
}
