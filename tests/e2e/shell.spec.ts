import { expect, expectAccessible, test } from './kit';
import { colleague, projectOf } from './people';
import { hold } from './slowly';

test('the sidebar starts collapsed, obeys Ctrl+B and is remembered for 7 days', async ({ page, signIn, context }) => {
  await signIn('admin');
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
  const width = async () => (await navigation.locator('xpath=parent::*').boundingBox())?.width;
  await expect.poll(width).toBe(48);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(256);
  const kept = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(kept?.value).toBe('expanded');
  expect((kept?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(7 * 86_400 - 60);
  await page.reload();
  await expect.poll(width).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
});

test('below 768 px the sidebar is a drawer of 18rem that Escape closes', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await signIn('admin');
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeHidden();
  await page.getByRole('button', { name: 'Abrir ou fechar o menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navegação principal' });
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir ou fechar o menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Todos os Projetos' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(drawer).toBeHidden();
});

test('another page begins at its top, with the keyboard in its content', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  await signIn('admin');
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('link', { name: 'Ver todos os projetos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a step that opens beside a scrolled list leaves the list where it was', async ({ page, server, enter }) => {
  const ana = await colleague(server, 'Ana Luz');
  const names = Array.from({ length: 40 }, (_, index) => `Etapa ${index + 1}`);
  const project = await projectOf(ana, 'Linha longa', Object.fromEntries(names.map((name) => [name, []])));
  await enter(ana, `/projects/${project.id}`);
  const step = page.getByRole('link', { name: 'Etapa 30', exact: true });
  // The list grows while its rows are drawn.
  await expect(async () => {
    await step.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  }).toPass();
  const top = () => step.evaluate((link) => link.getBoundingClientRect().top);
  const before = await top();
  // Beside the panel the rows above it are higher, and so the page scrolls with them.
  const shift = async () => Math.abs((await top()) - before);
  await step.click();
  await expect(page.getByRole('heading', { name: 'Etapa 30' })).toBeVisible();
  await expect.poll(shift).toBeLessThan(10);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Etapa 30' })).toHaveCount(0);
  await expect.poll(shift).toBeLessThan(10);
});

test('with a key held a link opens a tab of its own, and the page stays', async ({ page, signIn }) => {
  await signIn('admin');
  const link = page.getByRole('link', { name: 'Ver todos os projetos' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveURL(/\/projects$/);
  await expect(page).toHaveURL(/\/home$/);
  await link.click();
  await expect(page).toHaveURL(/\/projects$/);
});

test('theme and language are chosen in the menu, kept, and there in another browser', async ({
  page,
  server,
  enter,
  another,
}) => {
  const helga = await colleague(server, 'Helga Luz');
  await enter(helga, '/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Menu de Helga/ }).click();
  await page.getByRole('menuitemradio', { name: 'Claro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('app-theme'))).toBe('light');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Menu de Helga/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening), Helga/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const other = await another(helga, '/home');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening), Helga/);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('leaving forgets the tokens here and kills them on the server', async ({ page, signIn, request }) => {
  await signIn('member');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const me = () => request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await me()).status()).toBe(200);
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitem', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect((await me()).status()).toBe(401);
  await page.goto('/projects');
  await expect(page).toHaveURL(/\/login\?next=%2Fprojects$/);
});

test('the menu leaves out what an account may not open, and the address says which code is missing', async ({
  page,
  signIn,
}) => {
  await signIn('viewer');
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('link', { name: 'Todos os Projetos', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar Projeto' })).toHaveCount(0);
  await page.goto('/projects/create');
  await expect(page.getByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  await expect(page.getByText('create:projects')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  await expectAccessible(page);
});

test('an address that leads nowhere says so, inside the shell', async ({ page, signIn }) => {
  await signIn('admin');
  for (const nowhere of ['/nowhere', '/projects/01990000-0000-7000-8000-000000000000', '/projects/nonsense']) {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a menu opened before its code has come is there with the focus once it has, whatever is pressed meanwhile', async ({
  page,
  server,
  enter,
}) => {
  const letCome = await hold(page, 'overlays-*.js');
  await enter(await colleague(server, 'Ivo Ligeiro'), '/home');
  const opener = page.getByRole('button', { name: /^Menu de Ivo/ });
  await opener.focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  letCome();
  await expect(page.getByRole('menuitem', { name: 'Minha Conta' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a key of the whole app that is pressed before anything hears it does what it is for', async ({
  page,
  server,
  enter,
}) => {
  let letCome = await hold(page, 'afterwards-*.js');
  await enter(await colleague(server, 'Ivo Apressado'), '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  letCome();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();

  letCome = await hold(page, 'afterwards-*.js');
  await page.goto('/my-work');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  letCome();
  await expect(page.getByRole('dialog', { name: /Atalhos|Teclas/ })).toBeVisible();
});
