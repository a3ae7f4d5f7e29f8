import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './kit';
import { administrator, colleague, projectOf } from './people';
import { slowly } from './slowly';

const lists: Record<string, RegExp> = {
  '/projects': /^Nome/,
  '/finance/transactions': /^Descrição/,
  '/finance/accounts': /^Nome/,
  '/finance/clients': /^Nome|^Razão social/,
  '/finance/categories': /^Nome/,
  '/meetings': /^Título/,
  '/admin/units': /^Nome/,
  '/user': /^Nome/,
  '/admin/wabas': /^Nome/,
};

/** Opens a list, waits for its shortcuts, which load after its first paint, and makes every answer late. */
async function openSlowList(page: Page) {
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await slowly(page, 400);
}

for (const [list, field] of Object.entries(lists))
  test(`C on ${list} opens the form, and text typed right after goes into its first field`, async ({
    page,
    server,
    enter,
  }) => {
    await enter(await administrator(server), list);
    await openSlowList(page);
    // The text contains letters that are shortcuts on the list.
    await page.keyboard.type('cgph casa', { delay: 20 });
    await expect(page.getByRole('textbox', { name: field }).first()).toBeFocused();
    await expect(page.getByRole('textbox', { name: field }).first()).toHaveValue('gph casa');
    expect(new URL(page.url()).pathname).toBe(`${list}/create`);
  });

/** A letter with an accent as a keyboard with dead keys types it. */
async function typeDeadKey(devtools: CDPSession, accented: string, code: string) {
  const dead = { key: 'Dead', code: 'BracketLeft', windowsVirtualKeyCode: 219 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...dead });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...dead });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: accented, code, text: accented });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: accented, code });
}

for (const list of ['/projects', '/finance/transactions', '/finance/clients'])
  test(`accents, composed text and inserted text typed right after C on ${list} are kept`, async ({
    page,
    server,
    enter,
  }) => {
    await enter(await administrator(server), list);
    await openSlowList(page);
    const devtools = await page.context().newCDPSession(page);
    await page.keyboard.press('c');
    await page.keyboard.type('gest');
    await typeDeadKey(devtools, 'ã', 'KeyA');
    await page.keyboard.type('o da produ');
    await devtools.send('Input.insertText', { text: 'ç' });
    await typeDeadKey(devtools, 'ã', 'KeyA');
    await page.keyboard.type('o ');
    // The form arrives during the composition.
    await devtools.send('Input.imeSetComposition', { text: 'r', selectionStart: 1, selectionEnd: 1 });
    await devtools.send('Input.imeSetComposition', { text: 'rá', selectionStart: 2, selectionEnd: 2 });
    await expect(page).toHaveURL(/\/create$/);
    await page.waitForTimeout(1_000);
    await devtools.send('Input.insertText', { text: 'rá' });
    await page.keyboard.type('pida');
    const field = page.getByRole('textbox', { name: lists[list] }).first();
    await expect(field).toHaveValue('gestão da produção rápida');
    await expect(field).toBeFocused();
  });

test('a dialog focuses its first field, and Enter there submits it', async ({ page, server, enter }) => {
  const admin = await administrator(server);
  const account = await admin.ask('POST', '/api/finance/accounts', {
    name: 'Banco do primeiro campo',
    type: 'checking',
    opening_date: '2026-01-01',
  });
  const { id } = await admin.ask('POST', '/api/finance/transactions', {
    kind: 'expense',
    description: 'Gasolina da van',
    amount_cents: 10_000,
    due_date: '2030-12-10',
    account_id: account.id,
  });
  const status = async () => (await admin.ask('GET', `/api/finance/transactions/${id}`)).status;
  await enter(admin, `/finance/accounts/${account.id}/transactions`);
  await page.getByRole('button', { name: 'Ações de Gasolina da van' }).click();
  await page.getByRole('menuitem', { name: /Registrar pagamento/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Valor/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(status).toBe('paid');
  await page.goto(`/finance/transactions/${id}`);
  await page.getByRole('button', { name: 'Estornar' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Valor/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Estorno lançado')).toBeVisible();
});

test('the edit dialog of a project focuses the name', async ({ page, server, enter }) => {
  const ana = await colleague(server, 'Ana Foco');
  const { id } = await projectOf(ana, 'Projeto do foco', { Medir: [] });
  await enter(ana, `/projects/${id}`);
  await page.getByRole('button', { name: 'Mais ações de Projeto do foco' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Nome/ })).toBeFocused();
});
