import AxeBuilder from '@axe-core/playwright';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Person, password } from './people';
import { type Server, serve } from './serve';

export { expect };

/** The demonstration's accounts that enter with a password alone. */
export type Who = 'admin' | 'finance' | 'member' | 'viewer';

interface Fixtures {
  /** What the pages complained of: policy violations and uncaught errors. It must stay empty. */
  complaints: string[];
  signIn: (who: Who) => Promise<void>;
  /** Goes to an address as somebody, where signing in is not what is tested. */
  enter: (person: Person, path: string) => Promise<void>;
  /** A page of another browser, with somebody in it or nobody. */
  another: (person: Person | undefined, path: string, options?: BrowserContextOptions) => Promise<Page>;
}

async function watch(page: Page, complaints: string[]) {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`POLICY ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  page.on('console', (message) => {
    if (/^POLICY|Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

/** What a browser keeps of somebody who is signed in. */
const keptBy = ({ tokens: { accessToken, refreshToken, expiresIn, refreshExpiresIn } }: Person) =>
  Object.entries({
    accessToken,
    refreshToken,
    accessTokenExpiresAt: Date.now() + expiresIn * 1_000,
    refreshTokenExpiresAt: Date.now() + refreshExpiresIn * 1_000,
    tokensSetAt: Date.now(),
  }).map(([name, value]) => ({ name, value: String(value) }));

/** A browser page on a real server, watched for policy violations and uncaught errors. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs off its pattern.
    async ({}, use) => {
      const server = await serve();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await watch(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) =>
    use(async (who) => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(`${who}@trama.example`);
      await page.getByRole('textbox', { name: 'Senha' }).fill(password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/);
    }),
  enter: async ({ page }, use) =>
    use(async (person, path) => {
      await page.goto('/icon.svg');
      await page.evaluate((kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value);
      }, keptBy(person));
      await page.goto(path);
    }),
  another: async ({ browser, server, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (person, path, options) => {
      const origins = person ? [{ origin: server.url, localStorage: keptBy(person) }] : [];
      const context = await browser.newContext({ ...options, storageState: { cookies: [], origins } });
      const page = await context.newPage();
      pages.push(page);
      await watch(page, complaints);
      await page.goto(path);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

// What axe finds by colour. All else is the same whatever the theme.
const byColour = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing moves or fades any more, but for what turns for ever: a colour halfway is nobody's. */
const settle = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        // One that follows scrolling stands where the page stands.
        !(timeline instanceof DocumentTimeline) ||
        effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    ),
  );

/** Fails with what axe finds wrong on the page as it is now, in both themes. */
export async function expectAccessible(page: Page) {
  const told: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const look = async () => {
      await settle(page);
      // React Aria's announcer names what it says by reference, for seconds after what said it is gone.
      const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]');
      return (theme === 'dark' ? axe : axe.withRules(byColour)).analyze();
    };
    const first = await look();
    // What faded in while axe looked is looked at again once it stands.
    const { violations } = first.violations.length > 0 ? await look() : first;
    told.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`));
  }
  expect(told).toEqual([]);
}

/** Fails where the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page) {
  // What depends on the width is drawn anew once the window has another.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Tabs on, or back, until what is sought has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'switch',
  name: string | RegExp,
  key = 'Tab',
) {
  const sought = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 40; presses++) {
    if (await sought.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(sought).toBeFocused();
}
