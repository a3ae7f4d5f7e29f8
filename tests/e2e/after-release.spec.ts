import type { Page } from '@playwright/test';
import { expect, test } from './kit';
import { colleague } from './people';

/** Takes files of the app away, for good or until the page is loaded anew; answers how often it was. */
async function takeAway(page: Page, files: string, { isForGood = false } = {}): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(files, (route) => (isForGood || loads === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
  return () => loads;
}

/** Waits until a page has fetched what comes late: a part of it that is gone would load the page anew before the click. */
const haveAll = (page: Page) =>
  page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return Math.max(...files.map(({ startTime }) => startTime)) + 2_500 < performance.now();
  });

test('after a release an open tab that goes on is loaded anew, once, where it meant to go', async ({
  page,
  server,
  enter,
}) => {
  await enter(await colleague(server, 'Noa Lançada'), '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await haveAll(page);
  const loads = await takeAway(page, '**/assets/*.js');
  await page.getByRole('link', { name: 'Projetos', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Projetos' })).toBeVisible();
  expect([new URL(page.url()).pathname, loads()]).toEqual(['/projects', 1]);
});

test('after a release what was typed is there again', async ({ page, server, enter }) => {
  await enter(await colleague(server, 'Noa Guardada'), '/projects/create');
  const name = page.getByRole('textbox', { name: /^Nome/ });
  await name.fill('Linha que se digitou antes');
  page.on('dialog', (dialog) => void dialog.accept());
  await takeAway(page, '**/assets/*.js');
  await page.getByRole('button', { name: /Noa Guardada/ }).click();
  // Whatever asks for a file first loads the page anew: this press, or what comes by itself before it.
  await page
    .getByRole('menuitem', { name: /^Notificações/ })
    .click({ timeout: 5_000 })
    .catch(() => {});
  await expect(page.getByText(/Rascunho recuperado/)).toBeVisible();
  await expect(name).toHaveValue('Linha que se digitou antes');
});

test('a file that is gone for good is told, not asked for over and over', async ({ page, server, enter }) => {
  await enter(await colleague(server, 'Noa Ausente'), '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = await takeAway(page, '**/assets/ProjectsPage*.js', { isForGood: true });
  await page.getByRole('link', { name: 'Projetos', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(loads()).toBe(1);
});
