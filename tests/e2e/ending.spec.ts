import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('a project does not end by a hasty press, nor with open steps without saying how many', async ({
  page,
  server,
  enter,
}) => {
  const lia = await colleague(server, 'Lia Borba');
  const project = await projectOf(lia, 'Célula de solda', { Medir: ['Fotografar', 'Anotar'], Montar: [] });
  const statusOf = async () => (await lia.ask('GET', `/api/projects/${project.id}`)).status;
  await enter(lia, `/projects/${project.id}`);
  await page.getByRole('button', { name: 'Iniciar' }).dblclick();
  await expect(page.getByRole('button', { name: 'Concluir', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await statusOf()).toBe('active');

  await page.waitForTimeout(1_100);
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Concluir “Célula de solda”?' });
  await expect(asked).toContainText('2 etapas ainda estão abertas, com 2 subetapas por fazer');
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  expect(await statusOf()).toBe('active');
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await asked.getByRole('button', { name: 'Concluir assim mesmo' }).click();
  await expect(page.getByText('“Célula de solda”: Concluído')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: 'Concluir', exact: true })).toBeVisible();
  await expect.poll(statusOf).toBe('active');

  await page.getByRole('button', { name: 'Mais ações de Célula de solda' }).click();
  await page.getByRole('menuitem', { name: 'Cancelar projeto' }).click();
  const cancelling = page.getByRole('alertdialog', { name: 'Cancelar “Célula de solda”?' });
  await cancelling.getByRole('button', { name: 'Cancelar projeto' }).click();
  await expect.poll(statusOf).toBe('cancelled');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(statusOf).toBe('active');
});

test('a step ends with what stays open said, and its last tick offers its end', async ({ page, server, enter }) => {
  const lia = await colleague(server, 'Lia Campos');
  const project = await projectOf(lia, 'Célula de pintura', { Medir: ['Fotografar', 'Anotar'] });
  await enter(lia, `/projects/${project.id}`);
  const status = (name: string) => page.getByRole('button', { name: `Situação de Medir: ${name}` });
  await status('A planejar').click();
  await page.getByRole('row', { name: 'Concluída' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Concluir “Medir”?' });
  await expect(asked).toContainText('2 subetapas ainda estão por fazer');
  await asked.getByRole('button', { name: 'Voltar' }).click();
  await expect(asked).toBeHidden();
  await expect(status('A planejar')).toBeVisible();

  await page.getByRole('button', { name: 'Mostrar as subetapas de Medir' }).click();
  await page.getByRole('checkbox', { name: 'Fotografar' }).check();
  await page.getByRole('checkbox', { name: 'Anotar' }).check();
  await expect(page.getByText('Tudo feito em “Medir”')).toBeVisible({ timeout: 12_000 });
  await page.getByRole('button', { name: 'Concluir etapa' }).click();
  await expect(status('Concluída')).toBeVisible();
});
