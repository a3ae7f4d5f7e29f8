import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator } from './people';
import type { Server } from './serve';

const due_date = '2030-11-28';

/** Transactions in an account of their own, and the list of them. */
async function bookOf(server: Server, name: string, descriptions: string[]) {
  const admin = await administrator(server);
  const account = { name, type: 'checking', opening_date: '2026-01-01' };
  const { id: account_id } = await admin.ask('POST', '/api/finance/accounts', account);
  const made = [];
  for (const description of descriptions) {
    const body = { kind: 'expense', description, amount_cents: 10_000, due_date, account_id };
    made.push(await admin.ask('POST', '/api/finance/transactions', body));
  }
  return { admin, account_id, list: `/finance/accounts/${account_id}/transactions`, made };
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const cellOf = (page: Page, row: string, name: RegExp) => rowOf(page, row).getByRole('gridcell', { name });

test('of two who edit one transaction nobody loses a word, on its page and in its cells', async ({
  page,
  server,
  enter,
  another,
}) => {
  const { admin, list, made } = await bookOf(server, 'Banco de dois', ['Frete da esteira']);
  await enter(admin, `/finance/transactions/${made[0].id}`);
  const other = await another(admin, list);
  await expect(page.getByRole('textbox', { name: /^Descrição/ })).toHaveValue('Frete da esteira');
  await page.getByRole('textbox', { name: /^Valor/ }).fill('250,5');

  await cellOf(other, 'Frete da esteira', /100,00/).click();
  await other.keyboard.type('300');
  await other.keyboard.press('Enter');
  await expect(rowOf(other, 'Frete da esteira')).toContainText('-R$ 300,00');
  // It is shown before it is saved.
  const saved = async () => (await admin.ask('GET', `/api/finance/transactions/${made[0].id}`)).amount_cents;
  await expect.poll(saved).toBe(30_000);

  await page.getByRole('button', { name: 'Salvar' }).click();
  const both = page.getByRole('dialog', { name: 'Outra pessoa alterou esta transação' });
  await expect(both.getByText('300,00').first()).toBeVisible();
  await expect(both.getByText('250,50').first()).toBeVisible();
  await expectAccessible(page);
  await both.getByRole('button', { name: 'Salvar o que escolhi' }).click();
  await expect(both).toBeHidden();
  await expect(rowOf(other, 'Frete da esteira')).toContainText('-R$ 250,50');
  const kept = await admin.ask('GET', `/api/finance/transactions/${made[0].id}`);
  expect(kept).toMatchObject({ amount_cents: 25_050 });
});

test('without a mouse amounts and days are changed cell by cell, and a change is taken back', async ({
  page,
  server,
  enter,
}) => {
  const { admin, list } = await bookOf(server, 'Banco do teclado', ['Aluguel da doca', 'Energia da doca']);
  await enter(admin, list);
  await expect(rowOf(page, 'Energia da doca')).toBeVisible();
  const first = page.getByRole('row', { name: / da doca/ }).first();
  const second = page.getByRole('row', { name: / da doca/ }).nth(1);
  await first.focus();
  const amount = first.getByRole('gridcell', { name: /100,00/ });
  for (let steps = 0; steps < 20 && !(await amount.evaluate((cell) => cell.contains(document.activeElement))); steps++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.type('120,5');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('-R$ 120,50');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect(second).toContainText('-R$ 80,00');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(second).toContainText('-R$ 100,00');
  await expect(first).toContainText('-R$ 120,50');
});

test('finance speaks English throughout', async ({ page, server, enter }) => {
  const { admin, list } = await bookOf(server, 'English bank', ['Conveyor freight']);
  // In this browser alone: what is chosen in the menu would be the administrator's in the journeys beside this one too.
  await page.addInitScript(() => localStorage.setItem('app-language', 'en'));
  await enter(admin, list);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions: English bank' })).toBeVisible();
  const portuguese = /Transaç|Despesa|Receita|Vencimento|Situação|Categoria|Conta\b|Cliente/;
  await expect(page.locator('main').filter({ visible: true })).not.toContainText(portuguese);
  await page.getByRole('button', { name: 'Actions for Conveyor freight' }).click();
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click();
  await expect(rowOf(page, 'Conveyor freight')).toContainText('Paid');
  for (const [address, heading] of [
    ['/finance', 'Finance dashboard'],
    ['/finance/clients', 'Clients'],
    ['/finance/accounts', 'Accounts'],
    ['/finance/transactions/create', 'New transaction'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test('a transaction is written down, found and paid without scrolling sideways', async ({ page, server, enter }) => {
    const { admin, account_id, list } = await bookOf(server, 'Banco do bolso', ['Tinta do silo']);
    await enter(admin, `/finance/transactions/create?account=${account_id}&kind=expense`);
    await page.getByRole('textbox', { name: /^Descrição/ }).fill('Parafusos do silo');
    await page.getByRole('textbox', { name: /^Valor/ }).fill('45,9');
    await page
      .getByRole('group', { name: /^Vencimento/ })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('28112030');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Lançar transação' }).click();
    await page.goto(list);
    await page.getByRole('button', { name: 'Ações de Parafusos do silo' }).click();
    await page.getByRole('menuitem', { name: 'Marcar como paga' }).click();
    await expect(page.getByText('Paga', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/finance');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    // No figure is cut: what has no room beside its name stands below it.
    await page.getByRole('list', { name: 'Tabela de categorias' }).scrollIntoViewIfNeeded();
    const ends = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(375);
  });
});
