import { expect, expectAccessible, test } from './kit';
import { administrator, colleague, newcomer } from './people';

test('an administrator makes a branch with its holidays, its people and who runs it, from nothing', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  const lia = await colleague(server, 'Lia Moreira');
  const rui = await newcomer(server, 'Rui Campos');

  await enter(admin, '/admin/units/create');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Filial Curitiba');
  await page.getByRole('textbox', { name: /^Código/ }).fill('cwb');
  await page.getByRole('button', { name: /Unidade superior/ }).click();
  await page.getByRole('option', { name: 'Matriz São Paulo' }).click();
  await page.getByRole('textbox', { name: 'Feriado', exact: true }).fill('Nossa Senhora da Luz');
  await page.getByRole('spinbutton', { name: /^dia/i }).click();
  await page.keyboard.type('08092026');
  await page.getByRole('button', { name: 'Adicionar feriado' }).click();
  await expect(page.getByText('08/09/2026 · Cidade · Todo ano')).toBeVisible();
  await page.getByRole('button', { name: 'Criar unidade' }).click();
  const row = page.getByRole('row', { name: /Filial Curitiba/ });
  await expect(row).toHaveAttribute('aria-level', '2');

  await page.goto('/admin/user-units?units=curitiba');
  const cell = page.getByRole('checkbox', { name: new RegExp(`^${lia.name}, Filial Curitiba`) }).first();
  await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(lia.email);
  await cell.click();
  const tray = page.getByRole('region', { name: 'Mudanças por enviar' });
  await expect(tray).toContainText('1 mudança por enviar');
  await expectAccessible(page);
  await tray.getByRole('button', { name: 'Enviar mudanças' }).click();
  await expect(page.getByText('1 mudança feita')).toBeVisible();
  await expect(cell).toBeChecked();

  await page.goto('/admin/units');
  await row.click();
  await page.getByRole('link', { name: 'Pessoas e convites' }).click();
  await expect(page.getByRole('link', { name: lia.name })).toBeVisible();
  await page.getByRole('textbox', { name: /^E-mails/ }).fill(`${rui.email}, tecnica.curitiba@empresa.example`);
  await page.getByRole('button', { name: /Papel/ }).click();
  await page.getByRole('option', { name: /^Administrador/ }).click();
  await page.getByRole('button', { name: 'Convidar 2 pessoas' }).click();
  await expect(page.getByText('2 convites enviados')).toBeVisible();
  const invitations = page.getByRole('list', { name: 'Convites', exact: true });
  await expect(invitations.getByRole('listitem').filter({ hasText: rui.email })).toContainText(/Na fila|Enviado/);

  const theirs = await another(rui, '/invitations');
  await theirs.getByRole('button', { name: /Aceitar/ }).click();
  await expect(theirs.getByRole('button', { name: /Aceitar/ })).toHaveCount(0);
  await page.reload();
  await expect(invitations.getByRole('listitem').filter({ hasText: rui.email })).toContainText('Aceito');
  await theirs.goto('/units');
  await expect(theirs.getByRole('link', { name: 'Pessoas e convites de Filial Curitiba' })).toBeVisible();
});
