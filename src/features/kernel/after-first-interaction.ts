/** Leaves the connection to the page that the first interaction usually opens. */
const REST_MS = 1_000;
/** Without any interaction, prefetching starts after this time, because the connection may be gone later. */
const UNTOUCHED_MS = 10_000;

const interactions = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves at the first interaction, or at once on a touch screen, where no event precedes the press itself. */
const firstInteraction = () =>
  new Promise<void>((resolve) => {
    if (matchMedia('(hover: none)').matches) return resolve();
    const hear = () => {
      for (const type of interactions) removeEventListener(type, hear, true);
      resolve();
    };
    for (const type of interactions) addEventListener(type, hear, { capture: true, passive: true });
    setTimeout(hear, UNTOUCHED_MS);
  });

let result: Promise<void> | undefined;

/** Resolves one second after the first interaction with the page. The first call adds the listeners. */
export function afterFirstInteraction(): Promise<void> {
  result ??= firstInteraction().then(() => pass(REST_MS));
  return result;
}
