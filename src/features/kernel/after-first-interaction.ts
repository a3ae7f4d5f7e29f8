/** The first interaction usually opens another page, which has the connection for itself for this long. */
const REST_MS = 1_000;
/** A page that nobody touches is made ready after this time: there may be no connection later. */
const UNTOUCHED_MS = 10_000;

const interactions = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves at the first interaction, or at once on a touch screen, where none comes before the press itself. */
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

/** Resolves a second after the first interaction with the page. The first call begins to listen. */
export function afterFirstInteraction(): Promise<void> {
  result ??= firstInteraction().then(() => pass(REST_MS));
  return result;
}
