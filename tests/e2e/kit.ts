import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Server, serve } from './serve';

export { expect };

/** The demonstration's accounts that enter with a password alone. */
export type Who = 'admin' | 'finance' | 'member' | 'viewer';

interface Fixtures {
  /** What the page complained of: policy violations and uncaught errors. It must stay empty. */
  complaints: string[];
  signIn: (who: Who) => Promise<void>;
}

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
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `POLICY ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
      page.on('console', (message) => {
        if (/^POLICY|Content Security Policy/.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) =>
    use(async (who) => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(`${who}@trama.example`);
      await page.getByRole('textbox', { name: 'Senha' }).fill('trama-demonstracao');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/);
    }),
});

/** Fails with what axe finds wrong on the page as it is now, in both themes. */
export async function expectAccessible(page: Page) {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      // React Aria's announcer names what it says by reference, for seconds after what said it is gone.
      .exclude('[data-live-announcer]')
      .analyze();
    const told = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    expect(told).toEqual([]);
  }
}
