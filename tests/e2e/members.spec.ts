import { expect, test } from './kit';
import { colleague, join, projectOf } from './people';

test('roles are changed, the last owner is kept with a reason, and whoever is replaced may leave', async ({
  page,
  server,
  enter,
  another,
}) => {
  const [noel, vera] = [await colleague(server, 'Noel Pinto'), await colleague(server, 'Vera Siqueira')];
  const project = await projectOf(noel, 'Forno de têmpera', { 'Trocar o queimador': [] });
  await join(noel, project, vera, 'viewer');
  await noel.ask('PATCH', `/api/projects/${project.id}/steps/${project.steps[0]?.id}`, { assignee_id: noel.id });
  await enter(noel, `/projects/${project.id}/members`);
  await expect(page.getByText(/ao menos uma pessoa responsável.*antes de mudar o seu ou sair/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Papel de Noel Pinto/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sair do projeto' })).toBeDisabled();

  const hers = await another(vera, `/projects/${project.id}/members`);
  await expect(hers.getByText('Noel Pinto', { exact: true })).toBeVisible();
  await expect(hers.getByRole('button', { name: /Papel de/ })).toHaveCount(0);
  await expect(hers.getByRole('heading', { name: 'Convidar pessoas' })).toHaveCount(0);
  await page.getByRole('button', { name: /Papel de Vera Siqueira/ }).click();
  await page.getByRole('option', { name: /^Responsável/ }).click();
  await expect(page.getByText('Vera Siqueira: Responsável')).toBeVisible();
  await expect(page.getByText(/ao menos uma pessoa responsável/)).toHaveCount(0);
  await expect(hers.getByRole('button', { name: /Papel de Noel Pinto/ })).toBeVisible();

  await page.getByRole('button', { name: 'Sair do projeto' }).click();
  await expect(page.getByText('1 etapa aberta sua fica sem responsável.', { exact: false })).toBeVisible();
  await page
    .getByRole('alertdialog', { name: /Sair de/ })
    .getByRole('button', { name: 'Sair do projeto' })
    .click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByText('Forno de têmpera', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();

  await expect(hers.getByText('Noel Pinto', { exact: true })).toHaveCount(0);
  await expect(hers.getByText(/ao menos uma pessoa responsável/)).toBeVisible();
  await hers.getByRole('link', { name: /^Etapas/ }).click();
  await expect(hers.getByRole('button', { name: 'Responsável por Trocar o queimador: Sem responsável' })).toBeVisible();
});
