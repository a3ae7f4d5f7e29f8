import { expect, test } from './kit';
import { colleague, projectOf } from './people';

const steps = { Drenar: ['Fechar o registro', 'Abrir o dreno'], Inspecionar: [], Religar: [] };
const byName = '?groupBy=none&sortBy=name&sortOrder=asc';

test('deleted steps are gone at once, come back as they were, and are sent as the page is left', async ({
  page,
  server,
  enter,
}) => {
  const ivo = await colleague(server, 'Ivo Lima');
  const project = await projectOf(ivo, 'Parada de inverno', steps);
  const kept = async (): Promise<string[]> =>
    (await ivo.ask('GET', `/api/projects/${project.id}`)).steps.map(({ name }: { name: string }) => name).sort();
  await enter(ivo, `/projects/${project.id}${byName}`);
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  const deleted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url());
  });

  await page.getByRole('button', { name: 'Ações de Inspecionar' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(row('Inspecionar')).toBeHidden();
  await expect(row('Religar')).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row('Inspecionar')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden();

  await page.getByRole('checkbox', { name: 'Selecionar Drenar' }).check();
  await page.getByRole('checkbox', { name: 'Selecionar Religar' }).check();
  const chosen = page.getByRole('region', { name: '2 etapas selecionadas' });
  await chosen.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('2 etapas excluídas com 2 subetapas')).toBeVisible();
  await expect(row('Drenar')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(row('Drenar')).toBeFocused();
  await expect(chosen).toBeVisible();
  expect(deleted).toEqual([]);

  await page.keyboard.press('Control+Shift+z');
  await expect(row('Drenar')).toBeHidden();
  expect(await kept()).toEqual(['Drenar', 'Inspecionar', 'Religar']);
  await page.goto('/my-work');
  await expect.poll(kept).toEqual(['Inspecionar']);
});

test('a deleted sub-step is taken back in the panel', async ({ page, server, enter }) => {
  const ivo = await colleague(server, 'Ivo Reis');
  const project = await projectOf(ivo, 'Parada de verão', steps);
  await enter(ivo, `/projects/${project.id}${byName}`);
  await page.getByRole('link', { name: 'Drenar', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Drenar', exact: true });
  const line = panel.getByRole('row', { name: 'Abrir o dreno' });
  await panel.getByRole('button', { name: 'Ações de Abrir o dreno' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(line).toBeVisible();
  await expect(panel).toBeVisible();
});
