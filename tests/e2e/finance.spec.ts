import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator } from './people';

test('whoever takes care of finance keeps a client once, before the eyes of another window', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  await admin.ask('POST', '/api/finance/clients', {
    person_type: 'company',
    name: 'Tecelagem Primavera',
    tax_id: 'ZZZZZZZZZZZZ62',
  });
  await enter(admin, '/finance/clients');
  const other = await another(admin, '/finance/clients');
  await expect(other.getByRole('row', { name: /Tecelagem Primavera/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Tecelagem Primavera/ })).toContainText('ZZ.ZZZ.ZZZ/ZZZZ-62');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Criar cliente' }).click();
  await page.getByRole('textbox', { name: /^Nome(?! fantasia)/ }).fill('Fiação do Outono');
  await page.getByRole('textbox', { name: /^CNPJ/ }).fill('ZZZZZZZZZZZZ62');
  await page.getByRole('button', { name: 'Criar cliente' }).click();
  await expect(
    page.getByText('Já existe um cliente com este documento.').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir o cliente que já tem este documento' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^CNPJ/ }).fill('11222333000181');
  await page.getByRole('textbox', { name: /^Chave Pix/ }).fill('Contas@Fiacao.example');
  await expect(page.getByRole('status').getByText('E-mail')).toBeVisible();
  await page.getByRole('button', { name: 'Criar cliente' }).click();
  const row = page.getByRole('row', { name: /Fiação do Outono/ });
  await expect(row).toContainText('11.222.333/0001-81');
  await expect(other.getByRole('row', { name: /Fiação do Outono/ })).toBeVisible();

  await row.click();
  await expect(page.getByRole('textbox', { name: /^Chave Pix/ })).toHaveValue('contas@fiacao.example');
  await page.getByRole('textbox', { name: /^Nome(?! fantasia)/ }).fill('Fiação da Primavera');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /Fiação da Primavera/ })).toBeVisible();
  await expect(other.getByRole('row', { name: /Fiação da Primavera/ })).toBeVisible();
});

test('an account is opened with what it holds, archived and put in use again', async ({ page, server, enter }) => {
  const admin = await administrator(server);
  await enter(admin, '/finance/accounts');
  await expect(page.getByRole('row', { name: /Itaú movimento/ })).toContainText('R$');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Conta do projeto piloto');
  await page.getByRole('textbox', { name: /^Saldo inicial/ }).fill('12.345,6');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const row = page.getByRole('row', { name: /Conta do projeto piloto/ });
  await expect(row).toContainText('12.345,60');

  await page.getByRole('checkbox', { name: /Conta do projeto piloto/ }).click();
  await page
    .getByRole('region', { name: '1 conta selecionada' })
    .getByRole('button', { name: 'Arquivar', exact: true })
    .click();
  await expect(row).toContainText('Arquivada');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row).toContainText('Em uso');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('what is written down, paid and moved makes what the accounts hold', async ({ page, server, enter }) => {
  const admin = await administrator(server);
  const account = (name: string) =>
    admin.ask('POST', '/api/finance/accounts', { name, type: 'checking', opening_date: '2026-03-01' });
  const [from, to] = [await account('Banco da jornada'), await account('Cofre da jornada')];
  const holds = async ({ id }: { id: string }) => (await admin.ask('GET', `/api/finance/accounts/${id}`)).balance_cents;

  await enter(admin, `/finance/transactions/create?account=${from.id}`);
  await page.getByRole('textbox', { name: /^Descrição/ }).fill('Parcela da jornada');
  await page.getByRole('textbox', { name: /^Valor/ }).fill('1.500,25');
  await page
    .getByRole('group', { name: /^Vencimento/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('28112030');
  await page.getByRole('button', { name: 'Lançar transação' }).click();
  const sale = page.getByRole('row', { name: /Parcela da jornada/ });
  await expect(sale).toContainText('+R$ 1.500,25');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ações de Parcela da jornada' }).click();
  await page.getByRole('menuitem', { name: 'Marcar como recebida' }).click();
  await expect(sale).toContainText('Recebida');
  expect(await holds(from)).toBe(150_025);

  await page.getByRole('link', { name: 'Lançar transação' }).click();
  await expect(page.getByRole('heading', { name: 'Nova transação' })).toBeVisible();
  await page.getByRole('radiogroup').getByText('Transferência').click();
  await page.getByRole('textbox', { name: /^Descrição/ }).fill('Guarda da jornada');
  await page.getByRole('textbox', { name: /^Valor/ }).fill('500');
  await page
    .getByRole('group', { name: /^Vencimento/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('28112030');
  for (const [field, name] of [
    ['Conta de origem', 'Banco da jornada'],
    ['Conta de destino', 'Cofre da jornada'],
    ['Situação', 'Feita'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(field) }).click();
    // The list before may be on its way out still.
    await page.getByRole('listbox', { name: field }).getByRole('option', { name, exact: true }).click();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lançar transação' }).click();
  const move = page.getByRole('row', { name: /Guarda da jornada/ });
  await expect(move).toContainText('Feita');
  expect([await holds(from), await holds(to)]).toEqual([100_025, 50_000]);

  await page.goto(`/finance/accounts/${to.id}/transactions`);
  await expect(page.getByRole('heading', { name: 'Transações: Cofre da jornada' })).toBeVisible();
  await expect(move).toBeVisible();
  await page.getByRole('button', { name: 'Ações de Guarda da jornada' }).click();
  await page.getByRole('menuitem', { name: 'Desfazer pagamento' }).click();
  await expect(move).toContainText('Em aberto');
  expect([await holds(from), await holds(to)]).toEqual([150_025, 0]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
