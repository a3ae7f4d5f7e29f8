import type { Page } from '@playwright/test';
import { buildStorybook } from '../../scripts/storybook.mjs';
import { expect, test } from './kit';

test.beforeAll(() => {
  buildStorybook();
});

/** Opens a page of prose as a reader does, cold; gives it once it asked for nothing more for a while, and all it asked for. */
async function open(page: Page, url: string, id: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/docs/?path=/docs/${id}`);
  const prose = page.frameLocator('#storybook-preview-iframe');
  await expect(prose.locator('#storybook-docs h1')).toBeVisible({ timeout: 30_000 });
  for (let before = 0; asked.length > before; await page.waitForTimeout(1_500)) before = asked.length;
  return { asked, prose };
}

// With most to show, with a line for each component, of whole pages, of machines and of what imports every area.
for (const id of [
  'ui-table--docs',
  'ui-foundations-accessibility--docs',
  'features-kit-form-entityform--docs',
  'machines-session--docs',
  'app-shell--docs',
])
  test(`the page ${id} asks for at most 60 files`, async ({ page, server }) => {
    const { asked } = await open(page, server.url, id);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(60);
  });

test('a story in a frame, which asks for all of Storybook again, begins once it is seen', async ({ page, server }) => {
  const { asked, prose } = await open(page, server.url, 'ui-drawer--docs');
  const framed = (story: string) => prose.frameLocator(`iframe[src*="${story}"]`).locator('#storybook-root');
  await expect(framed('ui-drawer--medium')).toHaveText('Abrir a etapa', { timeout: 20_000 });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(60);
  await expect(framed('ui-drawer--narrow')).toHaveCount(0);
  await prose.locator('h3', { hasText: 'Narrow' }).scrollIntoViewIfNeeded();
  await expect(framed('ui-drawer--narrow')).toHaveText('Abrir a etapa', { timeout: 20_000 });
});

test('the sidebar has components in groups, from the one index that it asks for', async ({ page, server }) => {
  const { asked } = await open(page, server.url, 'ui-button--docs');
  await expect(page.getByRole('button', { name: 'Choices', exact: true })).toBeVisible();
  // The frame asks for its own.
  expect(asked.filter((url) => url.endsWith('/index.json'))).toHaveLength(2);
});
