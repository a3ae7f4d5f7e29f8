import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('a page is fetched while the pointer rests on its row, and asked for no more on the way there', async ({
  page,
  server,
  enter,
}) => {
  const vera = await colleague(server, 'Vera Pinho');
  const { id } = await projectOf(vera, 'Silo de ração', { 'Medir o silo': [] });
  await enter(vera, '/projects');
  const row = page.getByRole('row', { name: /Silo de ração/ });
  await expect(row).toBeVisible();
  const asked = page.waitForResponse((response) => response.url().endsWith(`/api/projects/${id}`));
  await expect(async () => {
    await page.mouse.move(0, 0);
    await row.hover();
    await Promise.race([asked, page.waitForTimeout(300).then(() => Promise.reject(new Error('Nothing is fetched.')))]);
  }).toPass();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('StepsPage-')),
  );
  const later: string[] = [];
  page.on('request', (request) => later.push(new URL(request.url()).pathname));
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Silo de ração' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Medir o silo' })).toBeVisible();
  expect(later.filter((path) => path === `/api/projects/${id}` || /(ProjectLayout|StepsPage)-/.test(path))).toEqual([]);
});

test('what the person may not open is not asked ahead', async ({ page, server, enter }) => {
  const vera = await colleague(server, 'Vera Lima');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enter(vera, '/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/admin/units', textContent: 'Unidades' });
    document.querySelector('main')?.append(link);
  });
  await page.waitForTimeout(1_200);
  await page.getByRole('link', { name: 'Unidades' }).last().focus();
  await page.waitForTimeout(500);
  expect(asked.filter((path) => path === '/api/units')).toEqual([]);
});
