import { useLayoutEffect } from 'react';
import { hearUnclaimed } from '../kernel/shortcuts/keys';
import { hasKept, isInField, isTyped, keepKey, playKept } from '../kernel/shortcuts/typed-ahead';

let awaiting = 0;

/**
 * Stands in for a part of the page that takes keys and is still on its way: a key that nothing takes yet, and whatever is
 * typed after it, waits for that part, five seconds at most.
 */
export function KeysAwaited() {
  // How many await is counted beside what is drawn.
  'use no memo';
  useLayoutEffect(() => {
    awaiting++;
    const isOwn = (event: KeyboardEvent) => isTyped(event) && !isInField(event);
    const hearFirst = (event: KeyboardEvent) => isOwn(event) && hasKept() && keepKey(event);
    // What else a key may do, to scroll or to go to what is next, is the browser's.
    const isLetter = ({ key }: KeyboardEvent) => key.trim().length === 1;
    const leave = hearUnclaimed((event) => isOwn(event) && isLetter(event) && keepKey(event));
    addEventListener('keydown', hearFirst, true);
    return () => {
      awaiting--;
      removeEventListener('keydown', hearFirst, true);
      leave();
      void playKept({ isMoreAwaited: () => awaiting > 0 });
    };
  }, []);
  return null;
}
