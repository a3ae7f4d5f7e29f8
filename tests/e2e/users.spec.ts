import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, colleague } from './people';

test('an administrator gives somebody an account with a unit, before the eyes of another window', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  await enter(admin, '/user');
  await expect(page.getByRole('row', { name: /Tiago Albuquerque/ })).toBeVisible();
  const other = await another(admin, '/user');
  await expect(other.getByRole('row', { name: /Tiago Albuquerque/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Criar conta' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('<b>joana</b> de LIMA');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('admin@trama.example');
  await page.getByRole('textbox', { name: /^CPF/ }).fill('52998224725');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Já existe uma conta com este e-mail.').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('joana@trama.example');
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '<b>joana</b> de Lima' })).toBeVisible();
  await expect(page.getByText('529.982.247-25')).toBeVisible();
  await expect(other.getByRole('row', { name: /joana.*Convidada/ })).toBeVisible();
  await page.getByRole('button', { name: /Adicionar a uma unidade/ }).click();
  await page.getByRole('option', { name: 'Filial Recife' }).click();
  await expect(page.getByRole('button', { name: 'Remover de Filial Recife' })).toBeVisible();
  await expectAccessible(page);
  await expect(other.getByRole('row', { name: /joana/ })).toContainText('Filial Recife');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('whoever is shut out is so at once, wherever they work; deleted, nothing names them', async ({
  page,
  server,
  enter,
  another,
}) => {
  const ivo = await colleague(server, 'Ivo Prates');
  const theirs = await another(ivo, '/projects');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
  await enter(await administrator(server), `/user/${ivo.id}`);
  await page.getByRole('button', { name: 'Mais ações de Ivo Prates' }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Conta de Ivo Prates desativada')).toBeVisible();
  await expect(page.getByText('Nenhuma sessão aberta.')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login\?next=/);

  await page.getByRole('button', { name: 'Mais ações de Ivo Prates' }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Excluir a conta de Ivo Prates?' });
  await expect(question.getByText('Fica, sem o nome')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Excluir de vez' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Tiago/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ivo Prates/ })).toHaveCount(0);
});

test('on a phone and in English a person is found, and one’s own account is for another to close', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  await page.addInitScript(() => localStorage.setItem('app-language', 'en'));
  await page.setViewportSize({ width: 375, height: 740 });
  await enter(admin, '/user');
  await page.getByRole('searchbox').fill('helena');
  await page.getByRole('link', { name: 'Helena Prado' }).click();
  await expect(page.getByRole('heading', { name: 'Roles and permissions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: /More actions for/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
