import type { Locator, Page } from '@playwright/test';
import type { Schema } from '#openapi/operations';
import { expect, tabTo, test } from './kit';
import { colleague, newPassword, type Person } from './people';

/** Goes into a list of choices and down to one of them. */
async function walkTo(page: Page, row: Locator) {
  const isIn = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'row');
  await expect(row).toBeVisible();
  for (let presses = 0; presses < 5 && !(await isIn()); presses++) await page.keyboard.press('Tab');
  for (let presses = 0; presses < 8; presses++) {
    if (await row.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(row).toBeFocused();
}

const orderOf = async (person: Person, id: string | undefined): Promise<string[]> =>
  (await person.ask('GET', `/api/projects/${id}`)).steps
    .toSorted((left: Schema<'Step'>, right: Schema<'Step'>) => left.position - right.position)
    .map(({ name }: Schema<'Step'>) => name);

test('from signing in to a finished step without touching the mouse', async ({ page, server }) => {
  const rui = await colleague(server, 'Rui Telles');
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(rui.email);
  await tabTo(page, 'textbox', 'Senha');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rui');
  await tabTo(page, 'link', 'Projetos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'Novo projeto' })).toBeVisible();
  await tabTo(page, 'textbox', /^Nome/);
  await page.keyboard.type('Tudo no teclado');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo no teclado' })).toBeVisible();

  const id = page.url().split('/').at(-1);
  const line = page.getByRole('textbox', { name: 'Nome da etapa' });
  await expect(line).toBeVisible();
  await page.keyboard.press('c');
  for (const name of ['Cortar', 'Soldar', 'Pintar']) {
    await expect(line).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(line).toHaveValue('');
  }
  await tabTo(page, 'link', 'Pintar');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Soldar' })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Soldar' });
  await expect(panel).toBeVisible();
  await tabTo(page, 'textbox', 'Nova subetapa');
  for (const name of ['Limpar a peça', 'Soldar o canto']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('row', { name })).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Nova subetapa' })).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: 'Soldar' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'checkbox', 'Limpar a peça');
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Limpar a peça' })).toBeChecked();
  await answered;
  await expect(page.getByText('1 de 4').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('checkbox', { name: 'Limpar a peça' })).not.toBeChecked();

  await tabTo(page, 'link', 'Soldar', 'Shift+Tab');
  await page.keyboard.press('s');
  const status = page.getByRole('dialog', { name: 'Situação de “Soldar”' });
  await walkTo(page, status.getByRole('row', { name: 'Em andamento' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Situação de Soldar: Em andamento' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Soldar' })).toBeFocused();

  await tabTo(page, 'button', 'Ações de Soldar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: 'Mover para…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: 'Mover “Soldar”' });
  await walkTo(page, move.getByRole('row', { name: 'Uma posição acima' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ações de Soldar' })).toBeFocused();
  await expect.poll(() => orderOf(rui, id)).toEqual(['Soldar', 'Cortar', 'Pintar']);

  await page.keyboard.press('/');
  await page.keyboard.type('pin');
  await expect(page.getByRole('link', { name: 'Soldar' })).toBeHidden();
  await expect(page.getByText('1 de 3 etapas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Soldar' })).toBeVisible();

  await tabTo(page, 'link', 'Cortar');
  for (const text of ['A frio.', 'Com folga.']) {
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Cortar' });
    await expect(panel).toBeVisible();
    await tabTo(page, 'button', /Escreva uma descrição|A frio/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Descrição' })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByRole('button', { name: text })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Cortar' })).toBeFocused();
  }
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(sheet.getByText('Mudar situação')).toBeVisible();
  await tabTo(page, 'switch', /Usar atalhos/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cortar' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
