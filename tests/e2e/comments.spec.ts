import { expect, test } from './kit';
import { colleague, join, projectOf } from './people';

test('whoever is mentioned sees the count rise by itself, opens what was said and answers', async ({
  page,
  server,
  enter,
  another,
}) => {
  const [davi, lia] = [await colleague(server, 'Davi Rocha'), await colleague(server, 'Lia Prates')];
  const project = await projectOf(davi, 'Conversa de bancada', { 'Fazer o painel': [] });
  const [step] = project.steps;
  await join(davi, project, lia, 'contributor');
  const hers = await another(lia, '/home');
  const herMenu = hers.getByRole('button', { name: /^Menu de Lia Prates/ });
  await expect(herMenu).toHaveAccessibleName('Menu de Lia Prates');

  await enter(davi, `/projects/${project.id}?step=${step?.id}`);
  const field = page.getByRole('textbox', { name: 'Escrever um comentário' });
  await field.fill('Falta o **laudo**, ');
  await field.press('End');
  await field.pressSequentially('@lia');
  await page.getByRole('option', { name: 'Lia Prates' }).waitFor();
  await field.press('Enter');
  await expect(field).toHaveValue('Falta o **laudo**, @Lia Prates ');
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
  const said = page.getByRole('article', { name: 'Comentário de Davi Rocha' });
  await expect(said.locator('strong')).toHaveText('laudo');

  await expect(herMenu).toHaveAccessibleName('Menu de Lia Prates 1 não lida');
  await herMenu.click();
  await hers.getByRole('menuitem', { name: /^Notificações/ }).click();
  await hers.getByRole('link', { name: 'Davi Rocha mencionou você em “Fazer o painel”' }).click();
  await expect(hers.getByRole('article', { name: 'Comentário de Davi Rocha' })).toBeVisible();
  await expect(herMenu).toHaveAccessibleName('Menu de Lia Prates', { timeout: 15_000 });

  await hers.getByRole('textbox', { name: 'Escrever um comentário' }).fill('Chegou hoje.');
  await hers.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Comentário de Lia Prates' })).toContainText('Chegou hoje.');

  await said.getByRole('button', { name: 'Ações do comentário de Davi Rocha' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: 'Comentário', exact: true }).fill('Falta só a plaqueta.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(hers.getByText('Falta só a plaqueta.')).toBeVisible();

  await page.getByRole('button', { name: 'Ações do comentário de Lia Prates' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(hers.getByText('Chegou hoje.')).toBeHidden();

  await page.goto(`/projects/${project.id}/overview`);
  await expect(page.getByText('Davi Rocha excluiu um comentário em “Fazer o painel”')).toBeVisible();
  await expect(page.getByText('Ninguém comentou ainda.')).toBeVisible();
});
