import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './kit';

/** The specified addresses of the site: those for visitors but the ways in. */
const pages = readFileSync('tests/routes.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .flatMap(([kind, path = '']) => (kind === 'public' && !/^\/(login|signup|auth\/.*)$/.test(path) ? path : []));
const english = (path: string) => `/en${path === '/' ? '' : path}`;

/** Reads the metadata of a page. */
const facts = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? '';
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: content('meta[name=description]'),
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
      canonical: new URL(href('link[rel=canonical]')).pathname,
      alternates: [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').pathname,
      ]),
      picture: content('meta[property="og:image"]'),
      data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page answers in both languages with text, and the questions open', async ({ page }) => {
    for (const path of [...pages, ...pages.map(english)]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.goto('/services/iot');
    await page.locator('details:not([data-menu]) summary').first().click();
    await expect(page.locator('details:not([data-menu]) p').first()).toBeVisible();
  });
});

test('every page has a title, a heading, alternates and structured data in its language', async ({ page, request }) => {
  const titles = new Set<string>();
  for (const path of pages)
    for (const [address, lang] of [
      [path, 'pt-BR'],
      [english(path), 'en'],
    ] as const) {
      await page.goto(address);
      const found = await facts(page);
      expect(found, address).toMatchObject({ lang, canonical: address, overflow: 0 });
      expect(found.alternates, address).toEqual([
        ['pt-BR', path],
        ['en', english(path)],
        ['x-default', path],
      ]);
      expect(found.headings).toHaveLength(1);
      expect(found.description.length, found.description).toBeLessThanOrEqual(160);
      expect(found.words, address).toBeGreaterThan(150);
      expect(found.data['@graph'][0]['@type']).toBe('Organization');
      titles.add(`${lang} ${found.title}`);
    }
  expect(pages).toHaveLength(12);
  expect(titles.size).toBe(pages.length * 2);
  const picture = await request.get('/site/pt-BR.png');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('every link works, unknown addresses are 404, and the app is noindex', async ({ page, request }) => {
  const links = new Set<string>();
  for (const path of [...pages, ...pages.map(english)]) {
    await page.goto(path);
    const found = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
    for (const link of found) links.add(link);
    const missing = await page
      .locator('a[href^="#"]')
      .evaluateAll((all) => all.filter((link) => !document.querySelector((link as HTMLAnchorElement).hash)).length);
    expect(missing, path).toBe(0);
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  for (const [path, words] of [
    ['/services/none', 'Não há nada neste endereço'],
    ['/en/none', 'There is nothing at this address'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
  expect((await request.get('/nowhere')).status()).toBe(404);
  const app = await request.get('/projects');
  expect([app.status(), app.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of [...pages, ...pages.map(english)]) expect(map).toContain(`${path === '/' ? '/' : path}</loc>`);
});

test('the site is left in its language and theme, by keyboard, and its menus close', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const menu = page.getByRole('navigation', { name: 'Site navigation' }).getByText('Services');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Chatbots/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('nothing on the site fails axe, in either theme, wide or narrow', async ({ page }) => {
  for (const path of ['/', '/about', '/privacy-policy', '/services/chatbots', '/en/services/iot'])
    for (const [theme, width] of [
      ['dark', 1440],
      ['light', 375],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        `${path} ${theme}`,
      ).toEqual([]);
    }
});

test('the user menu leads to the account, the plan and the references, each with its own page', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('admin');
  const menu = async (name: string) => {
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await menu('Minha Conta');
  await expect(page).toHaveURL(/\/account$/);
  await menu('Cobranças');
  await expect(page.getByRole('heading', { level: 1, name: 'Cobranças' })).toBeVisible();
  await expect(page).toHaveTitle(/^Cobranças/);
  await expect(page.getByText('Instalação própria')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Mês a mês' }).getByRole('row')).not.toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('app-language', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect(page).toHaveTitle(/^Billing/);
  await expect(page.getByText('Self-hosted')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('app-language', 'pt-BR'));
  await page.reload();
  const [reference] = await Promise.all([context.waitForEvent('page'), menu('Referência da API (nova aba)')]);
  await expect(reference.getByText('Sign in with e-mail and password').first()).toBeVisible();
  const contract = await page.request.get('/api-reference/openapi.json');
  expect((await contract.json()).paths['/api/billing']).toBeDefined();
});
