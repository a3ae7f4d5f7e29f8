import type { Page } from '@playwright/test';

/** Every answer of the API comes so many milliseconds late, but for what is told live. */
export const slowly = (page: Page, latency: number) =>
  page.route('**/api/**', async (route) => {
    if (route.request().url().includes('/api/events')) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, latency));
    await route.continue().catch(() => {});
  });

/** Lets none of some files of the app through until what is given back is called. */
export async function hold(page: Page, files = '*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${files}`, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
