/** For how long (milliseconds) the page that is there, or the one that a hand goes to first, has the connection for itself. */
const firstThings = 1_000;
/** After how long (milliseconds) a page is made ready though nobody has touched it: there may be no connection later. */
const untouched = 10_000;

const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Until a hand is seen, where there is one to be seen before it presses. */
const firstSign = () =>
  new Promise<void>((resolve) => {
    if (matchMedia('(hover: none)').matches) return resolve();
    const hear = () => {
      for (const sign of signs) removeEventListener(sign, hear, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
    setTimeout(hear, untouched);
  });

let use: Promise<void> | undefined;

/**
 * Until somebody uses the page: what is not on screen before comes then, and a page that is only looked at does without.
 * From the first call on hands are heard.
 */
export function inUse(): Promise<void> {
  use ??= firstSign().then(() => pass(firstThings));
  return use;
}
