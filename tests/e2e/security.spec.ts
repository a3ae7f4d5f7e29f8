import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit';

const password = 'trama-demonstracao';

async function enter(page: Page, url: string, secret = password) {
  await page.goto(`${url}/login?next=/settings/security`);
  await page.getByLabel('E-mail').fill('finance@trama.example');
  await page.getByRole('textbox', { name: 'Senha' }).fill(secret);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
}

const elsewhere = async (browser: Browser) => (await browser.newContext({ locale: 'pt-BR' })).newPage();

test('a session on another device is ended from here, and a new password ends the others', async ({
  page,
  browser,
  server,
}) => {
  await enter(page, server.url);
  const other = await elsewhere(browser);
  await enter(other, server.url);
  await page.reload();
  await expect(page.getByText('Esta sessão')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Encerrar a sessão/ }).click();
  await expect(page.getByText('Sessão encerrada')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=/);

  await enter(other, server.url);
  await page.getByRole('textbox', { name: 'Senha atual' }).fill('não é esta');
  await page.getByRole('textbox', { name: 'Senha nova' }).fill('novelo-de-linha-verde');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('A senha atual não confere.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(password);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Senha alterada')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=/);
  await enter(other, server.url, 'novelo-de-linha-verde');
  await other.context().close();
});
