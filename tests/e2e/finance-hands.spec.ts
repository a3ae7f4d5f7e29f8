import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './kit';
import { administrator, type Person } from './people';
import type { Server } from './serve';
import { slowly } from './slowly';

interface Written {
  id: string;
  description: string;
  amount_cents: number;
  due_date: string;
}

/** An account of its own with transactions in it, each of them due a day after the one before. */
async function bookOf(server: Server, name: string, descriptions: string[]) {
  const admin = await administrator(server);
  const { id } = await admin.ask('POST', '/api/finance/accounts', {
    name,
    type: 'checking',
    opening_date: '2026-01-01',
  });
  for (const [at, description] of descriptions.entries())
    await admin.ask('POST', '/api/finance/transactions', {
      kind: 'expense',
      description,
      amount_cents: 10_000,
      due_date: `2030-12-${10 + at}`,
      account_id: id,
    });
  return { admin, id: id as string, list: `/finance/accounts/${id}/transactions` };
}

/** What the server holds of an account, earliest due first. */
const written = async (admin: Person, account: string): Promise<Written[]> => {
  const { data } = await admin.ask('GET', `/api/finance/transactions?account_id=${account}&limit=50`);
  return data.toSorted((left: Written, right: Written) => left.due_date.localeCompare(right.due_date));
};
const amounts = async (admin: Person, account: string) =>
  Object.fromEntries((await written(admin, account)).map((each) => [each.description, each.amount_cents]));
const cell = (page: Page, row: string, name: RegExp) =>
  page.getByRole('row', { name: row }).getByRole('gridcell', { name });

test('amounts typed down a column without waiting are all kept, each in its own row', async ({
  page,
  server,
  enter,
}) => {
  const names = ['Aço', 'Bronze', 'Cobre', 'Duralumínio', 'Estanho'];
  const { admin, id, list } = await bookOf(server, 'Banco das mãos rápidas', names);
  await enter(admin, list);
  await expect(cell(page, 'Aço', /100,00/)).toBeVisible();
  const shown = await page.getByRole('row', { name: /Aço|Bronze|Cobre|Duralumínio|Estanho/ }).allInnerTexts();
  const order = shown.map((text) => names.find((name) => text.includes(name)) ?? '');
  await slowly(page, 400);
  await cell(page, order[0] ?? '', /100,00/).click();
  for (const at of order.keys()) {
    await page.keyboard.type(`${at + 1}1,5`, { delay: 15 });
    await page.keyboard.press('Enter');
  }
  await expect
    .poll(() => amounts(admin, id), { timeout: 15_000 })
    .toEqual(Object.fromEntries(order.map((name, at) => [name, (at + 1) * 1_000 + 150])));
  for (const [at, name] of order.entries())
    await expect(page.getByRole('row', { name })).toContainText(`${at + 1}1,50`);
});

test('a cell changed twice before the first answer keeps the second, and Escape keeps what was', async ({
  page,
  server,
  enter,
}) => {
  const { admin, id, list } = await bookOf(server, 'Banco de quem repensa', ['Frete duplo']);
  await enter(admin, list);
  await expect(cell(page, 'Frete duplo', /100,00/)).toBeVisible();
  await slowly(page, 400);
  await cell(page, 'Frete duplo', /100,00/).click();
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect.poll(() => amounts(admin, id), { timeout: 10_000 }).toEqual({ 'Frete duplo': 30_000 });
  await expect(page.getByRole('row', { name: 'Frete duplo' })).toContainText('300,00');
  await page.keyboard.type('999');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_000);
  expect(await amounts(admin, id)).toEqual({ 'Frete duplo': 30_000 });
});

test('a column is pasted over a slow line: what is no amount is told, what is goes in, once', async ({
  page,
  server,
  enter,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const names = ['Parafuso', 'Porca', 'Arruela'];
  const { admin, id, list } = await bookOf(server, 'Banco do colado', names);
  await enter(admin, list);
  await expect(cell(page, 'Porca', /100,00/)).toBeVisible();
  const shown = await page.getByRole('row', { name: /Parafuso|Porca|Arruela/ }).allInnerTexts();
  const order = shown.map((text) => names.find((name) => text.includes(name)) ?? '');
  await slowly(page, 400);
  await cell(page, order[0] ?? '', /100,00/).click();
  await page.evaluate(() => navigator.clipboard.writeText('1.234,50\r\nmuito\r\n0,01\r\n'));
  await page.keyboard.press('Control+v');
  const expected = { [order[0] ?? '']: 123_450, [order[1] ?? '']: 10_000, [order[2] ?? '']: 1 };
  await expect.poll(() => amounts(admin, id), { timeout: 10_000 }).toEqual(expected);
  // The one that cannot be read stays open, as it was pasted, and says why.
  await expect(page.getByText('Escreva um valor maior que zero, como 1.234,50.')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveValue('muito');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: order[1] })).toContainText('100,00');
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => amounts(admin, id), { timeout: 10_000 })
    .toEqual({ Parafuso: 10_000, Porca: 10_000, Arruela: 10_000 });
});

test('two on one cell: the later is told, and sees what is there', async ({ page, server, enter, another }) => {
  const { admin, id, list } = await bookOf(server, 'Banco dos dois', ['Energia partilhada']);
  await enter(admin, list);
  const other = await another(admin, list);
  await expect(cell(other, 'Energia partilhada', /100,00/)).toBeVisible();
  await expect(cell(page, 'Energia partilhada', /100,00/)).toBeVisible();
  await slowly(page, 400);
  await cell(page, 'Energia partilhada', /100,00/).click();
  await page.keyboard.type('111');
  await cell(other, 'Energia partilhada', /100,00/).click();
  await other.keyboard.type('222');
  await other.keyboard.press('Enter');
  await expect.poll(() => amounts(admin, id)).toEqual({ 'Energia partilhada': 22_200 });
  await page.keyboard.press('Enter');
  // Nothing that was typed is lost: it is told with what refused it.
  const told = page.getByRole('alertdialog').filter({ hasText: '“111” não foi salvo em Energia partilhada' });
  await expect(told).toContainText('Outra pessoa alterou isto');
  for (const each of [page, other])
    await expect(each.getByRole('row', { name: 'Energia partilhada' })).toContainText('222,00');
  expect(await amounts(admin, id)).toEqual({ 'Energia partilhada': 22_200 });
});

test('a button pressed twice pays once, writes once, archives once', async ({ page, server, enter }) => {
  const { admin, id, list } = await bookOf(server, 'Banco do clique duplo', ['Boleto único']);
  await enter(admin, `/finance/transactions/create?account=${id}&kind=expense`);
  await page.getByRole('textbox', { name: /^Descrição/ }).fill('Lançada com pressa');
  await page.getByRole('textbox', { name: /^Valor/ }).fill('77');
  await page
    .getByRole('group', { name: /^Vencimento/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('28122030');
  await slowly(page, 400);
  await page.getByRole('button', { name: 'Lançar transação' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Nova transação' })).toBeHidden();
  await page.waitForTimeout(1_200);
  expect((await written(admin, id)).filter((each) => each.description === 'Lançada com pressa')).toHaveLength(1);
  await page.goto(list);
  await page.getByRole('button', { name: 'Ações de Boleto único' }).click();
  await page.getByRole('menuitem', { name: 'Marcar como paga' }).dblclick();
  await expect(page.getByRole('row', { name: 'Boleto único' })).toContainText('Paga');
  await expect.poll(async () => (await admin.ask('GET', `/api/finance/accounts/${id}`)).balance_cents).toBe(-10_000);
});

test('what repeats is changed for one, for the following and for all, and deleted so', async ({
  page,
  server,
  enter,
}) => {
  const { admin, id, list } = await bookOf(server, 'Banco do que se repete', []);
  await enter(admin, `/finance/transactions/create?account=${id}&kind=expense`);
  await slowly(page, 400);
  await page.getByRole('textbox', { name: /^Descrição/ }).fill('Aluguel do galpão');
  await page.getByRole('textbox', { name: /^Valor/ }).fill('1.000');
  await page
    .getByRole('group', { name: /^Vencimento/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('31012030');
  await page.getByRole('button', { name: /Repetição|Repetir|Não se repete/ }).click();
  await page.getByRole('option', { name: 'Todo mês' }).click();
  await page.getByRole('textbox', { name: /vezes/i }).fill('4');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/4 × .*, de/)).toBeVisible();
  await page.getByRole('button', { name: 'Lançar transação' }).click();
  await expect
    .poll(async () => (await written(admin, id)).map((each) => each.due_date), { timeout: 10_000 })
    .toEqual(['2030-01-31', '2030-02-28', '2030-03-31', '2030-04-30']);
  const series = await written(admin, id);
  const change = async (at: number, scope: string, value: string) => {
    await page.goto(`/finance/transactions/${series[at]?.id}`);
    await page.getByRole('textbox', { name: /^Valor/ }).fill(value);
    await page.getByText(scope, { exact: true }).click();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('button', { name: 'Salvar' })).toBeHidden();
  };
  const cents = async () => (await written(admin, id)).map((each) => each.amount_cents / 100);
  await change(1, 'Só esta', '1.100');
  await expect.poll(cents).toEqual([1_000, 1_100, 1_000, 1_000]);
  await change(2, 'Esta e as seguintes', '1.200');
  await expect.poll(cents).toEqual([1_000, 1_100, 1_200, 1_200]);
  await change(0, 'Todas', '900');
  await expect.poll(cents).toEqual([900, 900, 900, 900]);
  await page.goto(list);
  await page.getByRole('button', { name: 'Ações de Aluguel do galpão' }).nth(2).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Excluir Aluguel' });
  await asked.getByText('Esta e as seguintes', { exact: true }).click();
  await asked.getByRole('button', { name: 'Excluir', exact: true }).dblclick();
  // The latest is shown first: the third row is the second of the series.
  await expect.poll(async () => (await written(admin, id)).map((each) => each.due_date)).toEqual(['2030-01-31']);
});

test('two clients become one, told in numbers; what is gone says so in its own words', async ({
  page,
  server,
  enter,
}) => {
  const { admin, id } = await bookOf(server, 'Banco dos clientes', []);
  const client = (name: string) => admin.ask('POST', '/api/finance/clients', { person_type: 'company', name });
  const [keeps, goes] = [await client('Moinho Velho'), await client('Moinho Velho Ltda')];
  for (const client_id of [goes.id, goes.id, keeps.id])
    await admin.ask('POST', '/api/finance/transactions', {
      kind: 'income',
      description: 'Farinha',
      amount_cents: 5_000,
      due_date: '2030-12-01',
      account_id: id,
      client_id,
    });
  await enter(admin, '/finance/clients?search=moinho');
  await slowly(page, 400);
  await page.getByRole('checkbox', { name: /Moinho Velho$/ }).click();
  await page.getByRole('checkbox', { name: /Moinho Velho Ltda/ }).click();
  await page.getByRole('button', { name: 'Unir os dois' }).click();
  const dialog = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'Unir os dois clientes?' });
  await dialog.getByText('Moinho Velho', { exact: true }).first().click();
  await expect(dialog).toContainText(
    /2 transações passam de Moinho Velho Ltda para Moinho Velho, com R\$\s100,00 a receber/,
  );
  await dialog.getByRole('button', { name: 'Unir', exact: true }).dblclick();
  await expect(page.getByText('Clientes unidos')).toBeVisible();
  await expect(page.getByRole('row', { name: /Moinho Velho/ })).toHaveCount(1);
  const { data } = await admin.ask('GET', `/api/finance/transactions/by-client/${keeps.id}`);
  expect(data).toHaveLength(3);
  await page.goto(`/finance/clients/${goes.id}/transactions`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cliente não encontrado ou sem transações');
  await page.goto('/finance/accounts/00000000-0000-7000-8000-000000000000/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Conta não encontrada ou sem transações');
});

test('a supposition changes the forecast and nothing else; the figures are hidden and stay so', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  await enter(admin, '/finance');
  await slowly(page, 400);
  await page.getByText('Contar o que está em atraso').click();
  await expect(page.getByText('Em atraso, contado como se fosse pago hoje:')).toBeVisible();
  await page.getByRole('button', { name: 'E se…' }).click();
  const due = page.getByRole('group', { description: /A (receber|pagar) em/ }).first();
  await due.getByRole('spinbutton').first().click();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Na simulação, o menor saldo é em')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer a simulação' }).click();
  await expect(page.getByText('Na simulação, o menor saldo é em')).toBeHidden();
  await page.keyboard.press('Control+Shift+h');
  await expect(page.getByRole('button', { name: 'Mostrar os valores' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mostrar os valores' })).toBeVisible();
  await page.keyboard.press('Control+Shift+h');
  await expect(page.getByRole('button', { name: 'Esconder os valores' })).toBeVisible();
});

test('one file twice, cut in the middle of a row, is told before it goes in', async ({ page, server, enter }) => {
  const { admin, id } = await bookOf(server, 'Banco do extrato cortado', []);
  await enter(admin, '/finance/transactions/import');
  await slowly(page, 400);
  const text =
    'Data;Histórico;Valor\r\n04/11/2026;Pão francês;-12,90\r\n05/11/2026;TED recebida;48,00\r\n06/11/2026;Tar';
  const read = async () => {
    await page.getByRole('button', { name: /Conta/ }).click();
    await page.getByRole('option', { name: 'Banco do extrato cortado' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'extrato.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
    await page.getByRole('button', { name: 'Ler extrato' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
  };
  await read();
  await expect(page.getByRole('row', { name: /Tar/ })).toContainText('O arquivo termina no meio desta linha');
  await page.getByRole('button', { name: 'Importar 2 linhas' }).dblclick();
  await expect(page.getByText('2 transações importadas para Banco do extrato cortado')).toBeVisible();
  expect(await written(admin, id)).toHaveLength(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar as linhas de fora' }).click();
  const left = await readFile(await (await saved).path(), 'utf8');
  expect(left).toContain('O arquivo termina no meio desta linha');
  await page.getByRole('button', { name: 'Importar outro extrato' }).click();
  await read();
  await expect(page.getByText('Já está na conta')).toHaveCount(2);
  await expect(page.getByText(/Nenhuma linha pronta/)).toBeVisible();
  expect(await written(admin, id)).toHaveLength(2);
});

test('a dashboard and a statement are printed without what is only for the screen', async ({ page, server, enter }) => {
  const { admin, id } = await bookOf(server, 'Banco impresso', []);
  const client = await admin.ask('POST', '/api/finance/clients', { person_type: 'company', name: 'Olaria do Vale' });
  await admin.ask('PATCH', `/api/finance/accounts/${id}`, { pix_keys: ['contas@trama.example'] });
  await admin.ask('POST', '/api/finance/transactions', {
    kind: 'income',
    description: 'Tijolos',
    amount_cents: 123_456,
    due_date: '2026-11-01',
    account_id: id,
    client_id: client.id,
  });
  await enter(admin, `/finance/clients/${client.id}/statement`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olaria do Vale');
  await expect(page.getByText('Pix copia e cola')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeHidden();
  await page.goto('/finance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir o dashboard' })).toBeHidden();
});
