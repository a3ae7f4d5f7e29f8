export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

// `public/boot.js` reads the same key before the first paint.
const key = 'app-density';

/** How close the rows of all lists stand in this browser. */
export const density = (): Density =>
  document.documentElement.dataset.density === 'comfortable' ? 'comfortable' : 'compact';

/** Shows rows so, now and from now on. */
export function preferDensity(next: Density): void {
  document.documentElement.dataset.density = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // A browser that keeps nothing still shows it.
  }
}
