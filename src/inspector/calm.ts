import type { Feed, Glance } from './record';

/** Keeps the last of some values as long as those that follow are the same. */
export function keeper<Value>(isSame: (a: Value, b: Value) => boolean): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => {
    if (last === undefined || !isSame(last, value)) last = value;
    return last;
  };
}

/**
 * A feed for what is read and not watched: it tells at once what comes after a silence, and of what follows closely
 * only the last, at most once in so many milliseconds.
 */
export function calm(feed: Feed, ms = 150): Feed {
  const listeners = new Set<() => void>();
  let held: Glance | undefined;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let isBehind = false;
  let unsubscribe: (() => void) | undefined;

  const show = () => {
    isBehind = false;
    held = feed.glance();
    wait = setTimeout(() => {
      wait = undefined;
      if (isBehind) show();
    }, ms);
    for (const listener of listeners) listener();
  };
  const hear = () => {
    if (wait === undefined) show();
    else isBehind = true;
  };
  return {
    glance: () => {
      // Nobody listens: nothing is held back.
      if (!unsubscribe) return feed.glance();
      held ??= feed.glance();
      return held;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      unsubscribe ??= feed.subscribe(hear);
      return () => {
        listeners.delete(listener);
        if (listeners.size) return;
        unsubscribe?.();
        unsubscribe = undefined;
        clearTimeout(wait);
        wait = undefined;
        held = undefined;
      };
    },
  };
}
