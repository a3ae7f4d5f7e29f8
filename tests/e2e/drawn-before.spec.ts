// The pages of whoever is not signed in stand there before the app does (docs/decisions/0089-drawn-before-its-scripts.md).
import { expect, test } from './kit';
import { demonstration, password } from './people';
import { hold } from './slowly';

test('whoever signs in before the app is there is in once it is', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('admin@trama.example');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Senha' })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/);
});

test('what is half typed stays, with the focus and the caret in it, and pressed buttons are pressed in turn', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('eva@');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  const secret = page.getByRole('textbox', { name: 'Senha' });
  await secret.fill('abdef');
  await secret.press('ArrowLeft');
  await secret.press('ArrowLeft');
  await secret.press('ArrowLeft');
  await expect(secret).toHaveAttribute('type', 'password');
  release();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.keyboard.type('c');
  await expect(secret).toHaveValue('abcdef');
  await expect(page.getByLabel('E-mail')).toHaveValue('eva@');
});

test('it speaks the language and has the theme that this browser chose, and nothing moves as the app comes', async ({
  page,
}) => {
  await page.goto('/icon.svg');
  await page.evaluate(() => {
    localStorage.setItem('app-language', 'en');
    localStorage.setItem('app-theme', 'light');
  });
  for (const path of ['/login', '/signup', '/auth/forgot-password']) {
    const release = await hold(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    const stops = () =>
      page.locator('#root :is(a, button, input, h1)').evaluateAll((found) =>
        found.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, element.textContent, x, y, width, height].join(' ');
        }),
      );
    await page.evaluate(() => document.fonts.ready);
    const before = await stops();
    release();
    await page.waitForFunction(() => !document.querySelector('#root template'));
    expect((await stops()).slice(0, before.length), path).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a link with a token, and what this tab has kept, is nothing that was drawn before', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/auth/forgot-password#token=abc', { waitUntil: 'commit' });
  await expect(page.locator('prerendered-page')).toHaveCount(1);
  await expect(page.locator('#root input')).toHaveCount(0);
  release();
  await expect(page.getByRole('textbox', { name: 'Senha nova' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('eva@');
  const releaseAgain = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('prerendered-page')).toHaveCount(1);
  await expect(page.locator('#root input')).toHaveCount(0);
  releaseAgain();
  await expect(page.getByLabel('E-mail')).toHaveValue('eva@');
});

test('whoever is in sees nothing of it', async ({ page, server, enter }) => {
  await enter(await demonstration(server, 'admin'), '/icon.svg');
  const release = await hold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('prerendered-page')).toHaveCount(1);
  await expect(page.locator('#root input')).toHaveCount(0);
  release();
  await expect(page.locator('#root input')).toHaveCount(2);
});

test('a page that was not drawn before is the app’s alone', async ({ page }) => {
  await page.goto('/login?next=/units');
  await page.getByLabel('E-mail').fill('admin@trama.example');
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/units$/);
});
