import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator } from './people';

test('a WhatsApp account is kept with its numbers and its token, and a file changes what it says', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  await enter(admin, '/admin/wabas');
  const other = await another(admin, '/admin/wabas');
  await expect(page.getByRole('row', { name: /Atendimento a clientes/ })).toContainText('+55 11 8765-4321');
  await expect(other.getByRole('row', { name: /Atendimento a clientes/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Criar conta' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Pós-venda');
  await page.getByRole('textbox', { name: /^Identificador/ }).fill('700100200300');
  await page.getByLabel(/^Token de acesso/).fill('EAAGm0PX4ZCpsBAMZC7z2W');
  await page.getByRole('button', { name: 'Adicionar número' }).click();
  // With its ninth digit, the number that the demonstration has without.
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Número/ })
    .fill('11987654321');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adicionar à conta' }).click();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(
    page
      .getByText(/já está na conta Atendimento a clientes, sem o nono dígito/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Editar +55 11 98765-4321' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Número/ })
    .fill('11976543210');
  await page.getByRole('button', { name: 'Adicionar à conta' }).click();
  await expect(page.getByRole('button', { name: 'Editar +55 11 97654-3210' })).toBeVisible();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const row = page.getByRole('row', { name: /Pós-venda/ });
  await expect(row).toContainText('Termina em 7z2W');
  await expect(other.getByRole('row', { name: /Pós-venda/ })).toContainText('Qualidade desconhecida');

  await page.getByRole('link', { name: 'Criar conta' }).click();
  await page.getByRole('button', { name: 'Importar de CSV' }).click();
  const file = 'Conta;Número;Qualidade;Limite\n700100200300;1176543210;baixa;TIER_1K\n700100200300;123;alta;\n';
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Arquivo CSV|Escolher/ })
      .first()
      .click(),
  ]);
  await chooser.setFiles({ name: 'numeros.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('Linha 3: falta um número com DDD.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 1 conta' }).click();
  await expect(page.getByText('1 conta importada')).toBeVisible();
  await expect(other.getByRole('row', { name: /Pós-venda/ })).toContainText('Qualidade baixa');
  await other.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(other);
});
