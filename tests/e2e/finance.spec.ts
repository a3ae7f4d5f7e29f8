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
  await expect(page.getByText('Já existe um cliente com este documento.').first()).toBeVisible();
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
  await page.getByRole('region', { name: '1 conta selecionada' }).getByRole('button', { name: 'Arquivar' }).click();
  await expect(row).toContainText('Arquivada');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row).toContainText('Em uso');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
