import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, colleague } from './people';

test('a permission given and taken in the matrix by keys changes the menu and the page of whoever works meanwhile', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  const ana = await colleague(server, 'Ana Lima');
  const role = await admin.ask('POST', '/api/roles', { code: 'plantao', name: 'Plantão' });
  await admin.ask('POST', '/api/roles/grant', { userId: ana.id, roles: [role.id] });
  const theirs = await another(ana, '/home');
  const menu = theirs.getByRole('navigation', { name: 'Navegação principal' });
  await expect(menu.getByRole('link', { name: 'Projetos', exact: true })).toBeVisible();
  await expect(menu.getByText('Administração')).toHaveCount(0);

  await enter(admin, '/rbac');
  await expect(page.getByRole('searchbox', { name: 'Buscar papel' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar papel' }).fill('plantao');
  const cell = page.getByRole('checkbox', { name: /^Ver unidades, Plantão/ });
  await page
    .getByRole('checkbox', { name: /Plantão/ })
    .first()
    .focus();
  await page.keyboard.type('ver uni');
  await expect(cell).toBeFocused();
  // Right after letters a space would be looked for: an arrow ends that.
  await page.keyboard.press('ArrowLeft');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Space');
  const tray = page.getByRole('region', { name: 'Mudanças por enviar' });
  await expect(tray).toContainText('1 mudança por enviar');
  await page.reload();
  await expect(tray).toContainText('1 mudança por enviar');
  await tray.getByRole('button', { name: 'Enviar mudanças' }).click();
  await expect(page.getByText('1 mudança feita')).toBeVisible();
  await expect(tray).toHaveCount(0);
  await expect(menu.getByText('Administração')).toBeVisible();

  await theirs.goto('/admin/units');
  await expect(theirs.getByRole('row', { name: /Filial Recife/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(theirs.getByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
  await expect(theirs.getByText(/view:units/)).toBeVisible();
  await expect(theirs.getByText(/Helena Prado/)).toBeVisible();
  await expect(menu.getByText('Administração')).toHaveCount(0);
  await admin.ask('POST', `/api/roles/grant`, { userId: ana.id, roles: ['manager'] });
  await expect(theirs.getByRole('row', { name: /Filial Recife/ })).toBeVisible();
});

test('a role is given to people at once, and it is told why somebody may do what they may', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  const bia = await colleague(server, 'Bia Reis');
  await enter(admin, '/rbac/user-management?search=bia');
  const row = page.getByRole('row', { name: /Bia Reis/ });
  await expect(row).toContainText('Equipe');
  await expectAccessible(page);
  await row.getByRole('button', { name: /Por quê/ }).click();
  const why = page.getByRole('dialog', { name: 'Por quê? O que Bia Reis pode' });
  const ask = async (text: string, option: RegExp) => {
    await why.getByRole('combobox').fill(text);
    await page.getByRole('option', { name: option }).click();
  };
  await ask('Ver finanças', /^Ver finanças/);
  await expect(why).toContainText('Bia Reis não pode: Ver finanças');
  await expect(why).toContainText('Financeiro');
  await expect(why).toContainText('Quem pode dar: Helena Prado');
  await ask('Criar projetos', /^Criar projetos/);
  await expect(why).toContainText('Bia Reis pode: Criar projetos');
  await expect(why).toContainText('Equipe');
  await expect(why).toContainText('Unidade Filial Recife: faz parte');
  await why.getByRole('button', { name: 'Fechar' }).last().click();

  await page.getByRole('checkbox', { name: /Bia Reis/ }).click();
  const selected = page.getByRole('region', { name: '1 pessoa selecionada' });
  await selected.getByRole('button', { name: 'Dar papel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dar um papel a 1 pessoa' });
  await dialog.getByRole('button', { name: /Papel/ }).click();
  await page.getByRole('option', { name: 'Financeiro' }).click();
  await expect(dialog).toContainText('Muda para 1 pessoa de 1');
  await dialog.getByRole('button', { name: 'Dar papel' }).click();
  await expect(row).toContainText('Financeiro');
  expect((await bia.ask('GET', '/api/auth/me')).permissions).toContain('view:finance');
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  test('a role at a time is changed by switches', async ({ page, server, enter }) => {
    const admin = await administrator(server);
    await admin.ask('POST', '/api/roles', { code: 'night', name: 'Night shift' });
    await page.addInitScript(() => localStorage.setItem('app-language', 'en'));
    await enter(admin, '/rbac');
    await page.getByRole('button', { name: /Role/ }).first().click();
    await page.getByRole('option', { name: 'Night shift' }).click();
    const one = page.getByRole('switch', { name: 'See projects' });
    await one.scrollIntoViewIfNeeded();
    await one.locator('xpath=ancestor::label').click();
    await expect(page.getByRole('region', { name: 'Changes to send' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
