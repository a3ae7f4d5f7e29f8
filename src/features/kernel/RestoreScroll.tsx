import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  type Location,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  ScrollRestoration,
  useLocation,
} from 'react-router-dom';

/**
 * After a full load every location has the key `default`, so positions of different pages would overwrite each other.
 */
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

/** Restores the scroll position after a reload and on back navigation, also if the rows load after the page. */
export function RestoreScroll() {
  const location = useLocation();
  const position = useContext(RouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages may have had the same position.
  useEffect(() => (typeof position === 'number' ? scrollAsPageGrows(position) : undefined), [location, position]);
  // The first effect hands the stored position to the router. The router provider subscribes in its own effect, which
  // runs after those of its children, so it receives positions only from the second commit on.
  const [isHeard, setHeard] = useState(false);
  useLayoutEffect(() => setHeard(true), []);
  return isHeard && <ScrollRestoration getKey={keyOf} />;
}
