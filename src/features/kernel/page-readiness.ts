const MAX_DELAY_MS = 100;

type Wait = () => Promise<unknown>;

const waits = new Set<Wait>();

/** Delays every later route change until `wait` resolves, within `MAX_DELAY_MS`. */
export function delayPageUntil(wait: Wait): void {
  waits.add(wait);
}

/** Delays the next route change until `part` settles, within `MAX_DELAY_MS`. */
export function delayPageBy(part: Promise<unknown>): void {
  const wait = () => part;
  waits.add(wait);
  void part.finally(() => waits.delete(wait));
}

/**
 * Resolves when the requested page can render with its data, at most after `MAX_DELAY_MS`: rendering once with its answers is
 * faster than rendering its skeleton and then itself.
 */
export const pageReadiness = (): Promise<unknown> =>
  Promise.race([
    Promise.all([...waits].map((wait) => wait())),
    new Promise((resolve) => setTimeout(resolve, MAX_DELAY_MS)),
  ]);
