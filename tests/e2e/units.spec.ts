import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, colleague, demonstration } from './people';

test('an administrator creates a unit, changes it before the eyes of another window, and deletes only an empty one', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  await enter(admin, '/admin/units');
  const other = await another(admin, '/admin/units');
  await expect(other.getByRole('row', { name: /Filial Recife/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Criar unidade' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Filial Manaus');
  await page.getByRole('textbox', { name: /^Código/ }).fill('rec');
  await page.getByRole('textbox', { name: /^CNPJ/ }).fill('12ABC34501DE35');
  await page.getByRole('textbox', { name: /^Cidade/ }).fill('Manaus');
  await page.getByRole('button', { name: /Estado/ }).click();
  await page.getByRole('option', { name: 'AM' }).click();
  // The focus goes back to the field that was chosen in, and only then elsewhere.
  await expect(page.getByRole('button', { name: /Estado/ })).toBeFocused();
  const zone = page.getByRole('combobox', { name: /Fuso horário/ });
  await zone.fill('Manaus');
  await expect(page.getByRole('option', { name: /America\/Manaus/ })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(zone).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue(/Manaus/);
  await page.getByRole('button', { name: 'Criar unidade' }).click();
  await expect(
    page.getByText('Já existe uma unidade com este código.').filter({ visible: true }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Código/ }).fill('mao');
  await page.getByRole('button', { name: 'Criar unidade' }).click();
  const row = page.getByRole('row', { name: /Filial Manaus/ });
  await expect(row).toContainText('MAO');
  await expect(row).toContainText('Manaus/AM');
  await expect(row).toContainText('Horário de Manaus');
  await expect(other.getByRole('row', { name: /Filial Manaus/ })).toBeVisible();

  await row.click();
  await expect(page.getByRole('textbox', { name: /^CNPJ/ })).toHaveValue('12.ABC.345/01DE-35');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Filial Amazônia');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /Filial Amazônia/ })).toBeVisible();
  await expect(other.getByRole('row', { name: /Filial Amazônia/ })).toBeVisible();

  await page.getByRole('checkbox', { name: /Filial Amazônia/ }).click();
  await page.getByRole('checkbox', { name: /Filial Campinas/ }).click();
  await page.getByRole('region', { name: '2 unidades selecionadas' }).getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog', { name: 'Excluir 2 unidades?' });
  await expect(question.getByText(/\d pessoas, \d+ projetos?,/)).toBeVisible();
  await expect(question.getByText(/^Sem pessoas/)).toBeVisible();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText(/A unidade ainda tem \d pessoas/)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(page.getByRole('row', { name: /Filial Amazônia/ })).toHaveCount(0);
  await expect(other.getByRole('row', { name: /Filial Amazônia/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Filial Campinas/ })).toBeVisible();
});

test('a member sees the own units with their numbers, and begins where the numbers lead', async ({
  page,
  server,
  enter,
}) => {
  const member = await demonstration(server, 'member');
  await enter(member, '/units');
  const recife = page.getByRole('region', { name: 'Filial Recife' });
  await expect(recife.getByText('Pessoas')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await recife.getByRole('link', { name: /em aberto/ }).click();
  await expect(page).toHaveURL(/projects\?unit=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
});

test('an administrator of one unit changes it, and nothing of the others', async ({ page, server, enter }) => {
  const lia = await colleague(server, 'Lia Torres');
  const admin = await administrator(server);
  const unit = await admin.ask('POST', '/api/units', { name: 'Oficina', manager_id: lia.id });
  await enter(lia, '/units');
  await expect(page.getByRole('link', { name: 'Editar Filial Recife' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Editar Oficina' }).click();
  await expect(page).toHaveURL(new RegExp(`/units/${unit.id}$`));
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Oficina central');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('region', { name: 'Oficina central' })).toBeVisible();
});
