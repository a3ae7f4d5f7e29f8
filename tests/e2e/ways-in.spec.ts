import type { Page } from '@playwright/test';
import { type OpenIdProvider, startProvider } from '../../server/testing/provider';
import { expect, expectAccessible, test } from './kit';
import { administrator, codeIn, linkIn, messageTo, password } from './people';
import { type Server, serve } from './serve';

const typeCode = (page: Page, code: string) => page.getByRole('textbox', { name: 'Código' }).pressSequentially(code);

test('an account with a second step is entered with the code from the phone', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('manager@trama.example');
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(/•{5}.4321/)).toBeVisible();
  await expectAccessible(page);
  await typeCode(page, '000000');
  await expect(page.getByText('Código incorreto.')).toBeVisible();
  await typeCode(page, codeIn(await messageTo(server, '+5511987654321')));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Rafael/);
});

for (const address of ['/signup', '/auth/sign-up']) {
  test(`an account is asked for at ${address} and begins with the code from the e-mail`, async ({ page, server }) => {
    const email = `caio${address.length}@empresa.example`;
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Nome/ }).fill('caio ferraz da silva');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Senha' }).fill('1234567890');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.locator('[data-field=password]')).toContainText(/senha/i);
    await page.reload();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Senha' }).fill('tear-de-algodao-cru');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('textbox', { name: 'Código' })).toBeVisible();
    await page.reload();
    await typeCode(page, codeIn(await messageTo(server, email)));
    await expect(page.getByRole('button', { name: /Menu de Caio Ferraz da Silva/ })).toBeVisible();
  });
}

test('a forgotten password is replaced by the link, which is good once and ends all sessions', async ({
  page,
  server,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${server.url}/login`);
  await elsewhere.getByLabel(/E-?mail/).fill('viewer@trama.example');
  await elsewhere.locator('input[name=password]').fill(password);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('button', { name: /Beatriz/ })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('E-mail').fill('viewer@trama.example');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();
  const link = linkIn(await messageTo(server, 'viewer@trama.example'));
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Senha nova' }).fill('novelo-de-linha-azul');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.getByLabel('E-mail').fill('viewer@trama.example');
  await page.getByRole('textbox', { name: 'Senha' }).fill('novelo-de-linha-azul');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Beatriz');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?next=/);
  await elsewhere.context().close();

  await page.goto(link);
  await page.getByRole('textbox', { name: 'Senha nova' }).fill('outro-novelo-qualquer');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Este link não vale mais. Peça outro.')).toBeVisible();
});

test.describe('with a social provider', () => {
  let provider: OpenIdProvider;
  let server: Server;
  test.beforeAll(async () => {
    provider = await startProvider();
    server = await serve({
      SOCIAL_GOOGLE_CLIENT_ID: 'trama',
      SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
      SOCIAL_GOOGLE_ISSUER: provider.issuer,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  test('the button leads there and back, signed in, to the page that was asked for', async ({ page }) => {
    await provider.claim({ sub: '7', email: 'admin@trama.example', email_verified: true, name: 'Helena Prado' });
    await page.goto(`${server.url}/login?next=/projects`);
    await page.getByRole('button', { name: 'Continuar com Google' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/projects`);
    await page.goBack();
    expect(page.url()).not.toContain('code=');
  });

  test('whoever is denied is told, and can still enter with a password', async ({ page }) => {
    await page.goto(`${server.url}/auth/sign-in?error=denied`);
    await expect(page.getByText('Acesso não autorizado')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/auth/sign-in`);
    await expect(page.getByRole('button', { name: 'Continuar com Google' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('where only invited people may create an account', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await serve({ SIGN_UP: 'invited', SIGN_UP_CONTACT: 'Suporte, suporte@trama.example' });
  });
  test.afterAll(() => server.stop());

  const signUp = async (page: Page, name: string, email: string) => {
    await page.goto(`${server.url}/signup`);
    await expect(page.getByText('Só cria conta quem recebeu um convite.')).toBeVisible();
    await expect(page.getByText(/Suporte, suporte@trama\.example/)).toBeVisible();
    await page.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Senha' }).fill('tear-de-algodao-cru');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('textbox', { name: 'Código' })).toBeVisible();
  };

  test('others are told by e-mail whom to ask, and get no code', async ({ page }) => {
    await signUp(page, 'Ivo Lima', 'ivo@estranho.example');
    const message = await messageTo(server, 'ivo@estranho.example');
    expect(message).toContain('peça um convite a Suporte, suporte@trama.example');
    expect(codeIn(message)).toBe('');
  });

  test('an invited person creates one with the code from the e-mail', async ({ page }) => {
    const admin = await administrator(server);
    const { units } = await admin.ask('GET', '/api/auth/me');
    const email = 'aline@novata.example';
    await admin.ask('POST', '/api/invitations/unit', { unit_id: units[0].id, email, role: 'member' });
    await signUp(page, 'Aline Dias', email);
    let code = '';
    await expect.poll(async () => (code = codeIn(await messageTo(server, email)))).toMatch(/^\d{6}$/);
    await typeCode(page, code);
    await expect(page.getByRole('button', { name: /Menu de Aline Dias/ })).toBeVisible();
  });
});
