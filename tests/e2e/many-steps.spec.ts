import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('many steps are changed at once: what failed is told and tried again, and all of it is undone', async ({
  page,
  server,
  enter,
}) => {
  const caue = await colleague(server, 'Cauê Franco');
  const project = await projectOf(caue, 'Parada geral', { Drenar: [], Inspecionar: [], Religar: [] });
  await enter(caue, `/projects/${project.id}`);
  for (const name of ['Drenar', 'Inspecionar', 'Religar']) {
    await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check();
  }
  const failing = project.steps.find(({ name }) => name === 'Inspecionar')?.id;
  await page.route(`**/steps/${failing}`, (route) =>
    route.fulfill({ status: 503, json: { error: 'x', message: 'O serviço está indisponível.', code: 'UNAVAILABLE' } }),
  );
  const bar = page.getByRole('region', { name: '3 etapas selecionadas' });
  await bar.getByRole('button', { name: 'Mudar situação' }).click();
  await page.getByRole('row', { name: 'Em andamento' }).click();
  const report = page.getByRole('dialog', { name: 'Alterando etapas' });
  await expect(report.getByText('2 alteradas, 1 falhou')).toBeVisible();
  const failed = report.getByRole('listitem');
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText('Inspecionar');
  await page.unroute(`**/steps/${failing}`);
  await report.getByRole('button', { name: 'Tentar de novo as que falharam' }).click();
  await expect(report).toBeHidden();
  const status = (name: string) => page.getByRole('button', { name: new RegExp(`^Situação de ${name}: `) });
  for (const name of ['Drenar', 'Inspecionar', 'Religar']) await expect(status(name)).toContainText('Em andamento');
  await expect(page.getByText('3 etapas alteradas')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  for (const name of ['Drenar', 'Inspecionar', 'Religar']) await expect(status(name)).toContainText('A planejar');
});
