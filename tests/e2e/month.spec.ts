import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator } from './people';

const month = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 7);
/** A day of this month, as a bank and as the contract write it. */
const written = (day: string) => `${day}/${month.slice(5)}/${month.slice(0, 4)}`;
const isoOf = (day: string) => `${month}-${day}`;

/** What the list says that all its transactions come to. */
const totalOf = (page: Page, name: 'Receitas' | 'Despesas' | 'Resultado') =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

/** A dashboard is open: each of its amounts leads to a list that comes to it. */
async function expectToAddUp(page: Page, address: string, names: [RegExp, Parameters<typeof totalOf>[1]][]) {
  for (const [name, total] of names) {
    await page.goto(address);
    const figure = page.getByRole('link', { name });
    await expect(figure).toHaveCount(1);
    const amount = ((await figure.textContent()) ?? '').trim();
    expect(amount).toMatch(/R\$/);
    await figure.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible();
    await expect(totalOf(page, total)).toContainText(amount.replace(/\s/g, ' '));
  }
}

test('a month of a small company: its statement comes in, the dashboard tells it, a client is asked to pay', async ({
  page,
  server,
  enter,
}) => {
  test.slow();
  const admin = await administrator(server);
  const unit = await admin.ask('POST', '/api/units', { name: 'Oficina do mês' });
  const account = await admin.ask('POST', '/api/finance/accounts', {
    name: 'Banco da oficina',
    type: 'checking',
    opening_date: '2025-01-01',
    opening_balance_cents: 100_000,
    pix_keys: ['caixa@oficina.example'],
    unit_id: unit.id,
  });
  const client = await admin.ask('POST', '/api/finance/clients', {
    person_type: 'company',
    name: 'Moinho da Serra',
  });

  await enter(admin, '/finance/transactions/import');
  await page.getByRole('button', { name: /Conta/ }).click();
  await page.getByRole('option', { name: 'Banco da oficina' }).click();
  const rows = [
    'Data;Histórico;Valor',
    `${written('01')};TED Moinho da Serra;8.500,00`,
    `${written('01')};Aluguel do galpão;-2.300,50`,
    `${written('01')};Energia elétrica;-412,35`,
  ];
  const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: 'mes.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Ler extrato' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Importar 3 linhas' }).click();
  await expect(page.getByText('3 transações importadas para Banco da oficina')).toBeVisible();

  // What the client still owes is written down by hand.
  await admin.ask('POST', '/api/finance/transactions', {
    kind: 'income',
    description: 'Instalação da esteira',
    amount_cents: 600_000,
    due_date: isoOf('28'),
    account_id: account.id,
    client_id: client.id,
    unit_id: unit.id,
  });

  const dashboard = `/finance?unit=${unit.id}`;
  await page.goto(dashboard);
  await expect(page.getByRole('link', { name: 'Receitas: R$ 8.500,00' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Despesas: R$ 2.712,85' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resultado: R$ 5.787,15' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A receber: R$ 6.000,00', exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectToAddUp(page, dashboard, [
    [/^Receitas: /, 'Receitas'],
    [/^Despesas: /, 'Despesas'],
    [/^Resultado: /, 'Resultado'],
    [/^Receitas, ainda por vir: /, 'Receitas'],
    [/^A receber: /, 'Receitas'],
    [/^Receitas sem categoria: /, 'Receitas'],
    [/^Despesas sem categoria: /, 'Despesas'],
    [/^Banco da oficina, mudança em 30 dias/, 'Resultado'],
  ]);

  await page.goto(`/finance/clients/${client.id}/statement`);
  await expect(page.getByRole('heading', { level: 1, name: /Moinho da Serra/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Instalação da esteira/ })).toContainText('R$ 6.000,00');
  await expect(
    page.getByText(/^000201.*BR\.GOV\.BCB\.PIX.*caixa@oficina\.example.*54076000\.00.*6304[0-9A-F]{4}$/i),
  ).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
});
