import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator } from './people';

test('a bank’s file goes into an account, mended and without what is there, outlives a reload and is taken back', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  const account = await admin.ask('POST', '/api/finance/accounts', {
    name: 'Conta do extrato',
    type: 'checking',
    opening_date: '2026-01-01',
  });
  await admin.ask('POST', '/api/finance/transactions', {
    kind: 'expense',
    description: 'Pão francês',
    amount_cents: 1_290,
    status: 'paid',
    paid_date: '2026-11-04',
    due_date: '2026-11-04',
    account_id: account.id,
  });
  const text = [
    'Conta 45871-3',
    'Data;Histórico;Valor',
    '04/11/2026;Pão francês;-12,90',
    '05/11/2026;TED de Serra Azul;48.500,00',
    '31/11/2026;Tarifa do mês;-9,50',
    ';Total;48.477,60',
  ].join('\r\n');
  await enter(admin, '/finance/transactions/import');
  await page.getByRole('button', { name: /Conta/ }).click();
  await page.getByRole('option', { name: 'Conta do extrato' }).click();
  // As Windows writes it in Brazil.
  const buffer = Buffer.from(text, 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: 'extrato.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Ler extrato' }).click();
  await expect(page.getByText('WINDOWS-1252')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('row', { name: /Pão francês/ })).toContainText('Já está na conta');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  const faulty = page.getByRole('row', { name: /Tarifa do mês/ });
  await expect(faulty).toContainText('Data inválida');
  await faulty.getByText('31/11/2026').dblclick();
  await page.getByRole('textbox').fill('30/11/2026');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Importar 2 linhas' }).click();
  await expect(page.getByText('2 transações importadas para Conta do extrato')).toBeVisible();
  await expect(page.getByText('2 linhas ficaram de fora')).toBeVisible();
  const balance = async () => (await admin.ask('GET', `/api/finance/accounts/${account.id}`)).balance_cents;
  expect(await balance()).toBe(4_850_000 - 950 - 1_290);

  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(page.getByText('A importação foi desfeita. A conta está como antes.')).toBeVisible();
  expect(await balance()).toBe(-1_290);

  // Loaded anew while it is compared, a file that names its columns goes on there: nothing is asked of them.
  await page.getByRole('button', { name: 'Importar outro extrato' }).click();
  const ofx =
    'OFXHEADER:100\n\n<OFX><BANKTRANLIST><STMTTRN><DTPOSTED>20261106<TRNAMT>-9.50<FITID>N1<MEMO>Tarifa</BANKTRANLIST></OFX>';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'extrato.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(ofx) });
  // It is never answered.
  await page.route('**/imports/repeated', () => undefined);
  const asked = page.waitForRequest('**/imports/repeated');
  await page.getByRole('button', { name: 'Ler extrato' }).click();
  await asked;
  await page.unroute('**/imports/repeated');
  await page.reload();
  await expect(page.getByRole('row', { name: /Tarifa/ })).toContainText('Pronta');
});
