import { expect, test } from './kit';
import { colleague, demonstration, projectOf } from './people';

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

test('a link that is met asks for all the files of its page at once, not one after the other', async ({
  page,
  server,
  enter,
}) => {
  const eva = await demonstration(server, 'admin');
  await enter(eva, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_200);
  const { pages } = await (await page.request.get('/preloads.json')).json();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const { scripts, wide } = pages['/finance/transactions'];
  const missing = [...scripts, ...wide].filter((file: string) => !loaded.some((name) => name.endsWith(file)));
  expect(missing.length).toBeGreaterThan(5);
  const asked = new Set<string>();
  // None of them arrives, so none can tell what it needs.
  await page.route('**/assets/**', (route) => void asked.add(new URL(route.request().url()).pathname.slice(1)));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/finance/transactions', textContent: 'Extrato' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Extrato' }).focus();
  await expect.poll(() => [...asked].sort()).toEqual([...missing].sort());
});

test('where nobody says which files a page has, the page comes all the same, and the next link asks anew', async ({
  page,
  server,
  enter,
}) => {
  const eva = await demonstration(server, 'admin');
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  let asked = 0;
  await page.route('**/preloads.json', (route) => {
    asked++;
    return route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"status":404}' });
  });
  await enter(eva, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_200);
  const first = asked;
  await page.getByRole('link', { name: 'Finanças' }).first().focus();
  await expect.poll(() => asked).toBe(first + 1);
  await page.getByRole('link', { name: 'Projetos' }).first().focus();
  await expect.poll(() => asked).toBe(first + 2);
  await page.getByRole('link', { name: 'Projetos' }).first().press('Enter');
  await expect(page).toHaveURL(/\/projects/);
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a list that nobody touches does without what opens, which comes as a hand comes near it', async ({
  page,
  server,
  enter,
}) => {
  const eva = await demonstration(server, 'admin');
  await enter(eva, '/icon.svg');
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const late = (name: string) => [...asked].filter((path) => path.startsWith(`/assets/${name}-`));
  await page.goto('/projects');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect.poll(() => late('fetch-ahead')).toHaveLength(1);
  await page.waitForTimeout(1_500);
  const assets = [...asked].filter((path) => path.startsWith('/assets/'));
  expect(assets.length, assets.join(', ')).toBeLessThanOrEqual(13);
  for (const name of ['overlays', 'notices']) expect(late(name)).toEqual([]);

  const opener = page.getByRole('button', { name: /^Menu de / });
  await opener.hover();
  await expect.poll(() => late('overlays')).toHaveLength(1);
  await expect.poll(() => late('notices')).toHaveLength(1);
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.some((name) => name.includes('/overlays-'));
  });
  await page.context().setOffline(true);
  await opener.click();
  await expect(page.getByRole('menu')).toBeVisible();
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

test('what a page asks first is asked without waiting for who is signed in, once', async ({ page, server, enter }) => {
  const eva = await demonstration(server, 'admin');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await isAnswered;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await enter(eva, '/projects');
  const isList = (question: string) => question.startsWith('/api/projects?');
  await expect.poll(() => asked.filter(isList)).toHaveLength(1);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(asked.filter(isList)).toHaveLength(1);
});
