/** For how long (milliseconds) the page that is left may stay as it is: longer, and it seems frozen. */
const patience = 100;

type Wait = () => Promise<unknown>;

const waits = new Set<Wait>();

/** Notes something that every page waits for: whatever says when it is there. */
export function awaitFirst(wait: Wait): void {
  waits.add(wait);
}

/** Notes a part of the next page that is on its way. */
export function awaitPart(part: Promise<unknown>): void {
  const wait = () => part;
  waits.add(wait);
  void part.finally(() => waits.delete(wait));
}

/**
 * Until a page that was asked for can be drawn whole, at most for a moment: drawn once with its answers it is there sooner
 * than drawn empty and then again.
 */
export const firstAnswers = (): Promise<unknown> =>
  Promise.race([
    Promise.all([...waits].map((wait) => wait())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
