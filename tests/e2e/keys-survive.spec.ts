import { expect, test } from './kit';
import { colleague, projectOf } from './people';

const steps = { Drenar: [], Inspecionar: [], Religar: [] };
const byName = '?groupBy=none&sortBy=name&sortOrder=asc';

test('what opens by a key takes letters, and the focus comes back to the row, or to the one in its place', async ({
  page,
  server,
  enter,
}) => {
  const ivo = await colleague(server, 'Ivo Sales');
  const project = await projectOf(ivo, 'Parada anual', steps);
  await enter(ivo, `/projects/${project.id}${byName}&filterStatus=open`);
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(row('Drenar')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row('Inspecionar')).toBeFocused();
  await page.keyboard.press('s');
  const asked = page.getByRole('dialog', { name: 'Situação de “Inspecionar”' });
  await expect(asked.getByRole('row', { name: /A planejar/ })).toBeFocused();
  await page.keyboard.press('e');
  await expect(asked.getByRole('row', { name: 'Em andamento' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Situação de Inspecionar: Em andamento' })).toBeVisible();
  await expect(row('Inspecionar')).toBeFocused();

  await page.keyboard.press('s');
  await expect(asked.getByRole('row', { name: /Em andamento/ })).toBeFocused();
  await page.keyboard.type('conc');
  await page.keyboard.press('Enter');
  await expect(row('Inspecionar')).toBeHidden();
  await expect(row('Religar')).toBeFocused();
  await page.keyboard.press('k');
  await expect(row('Drenar')).toBeFocused();

  await page.keyboard.press('a');
  await expect(page.getByRole('row', { name: 'Sem responsável' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row('Drenar')).toBeFocused();
  await page.keyboard.press('d');
  await page.keyboard.type('24122030');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Prazo de Drenar: .*24/ })).toBeVisible();
  await expect(row('Drenar')).toBeFocused();
});

test('a date takes what is typed right after D', async ({ page, server, enter }) => {
  const ivo = await colleague(server, 'Ivo Sales');
  const project = await projectOf(ivo, 'Parada anual', steps);
  await enter(ivo, `/projects/${project.id}${byName}`);
  await expect(page.getByRole('link', { name: 'Drenar', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Drenar', exact: true })).toBeFocused();
  // Once its code is there.
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Drenar', exact: true })).toBeFocused();
  await page.keyboard.type('d24122030', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Prazo de Drenar: .*24/ })).toBeVisible();
  // So does one of many, asked over the page.
  await page.keyboard.type('xjxd25122030', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Prazo de (Drenar|Inspecionar): .*25/ })).toHaveCount(2);
});

test('the selection outlives what is done with it', async ({ page, server, enter }) => {
  const ivo = await colleague(server, 'Ivo Barros');
  const project = await projectOf(ivo, 'Parada curta', steps);
  await enter(ivo, `/projects/${project.id}${byName}`);
  await page.getByRole('checkbox', { name: 'Selecionar Drenar' }).check();
  await page.getByRole('checkbox', { name: 'Selecionar Religar' }).check();
  await page.keyboard.press('s');
  await page.getByRole('row', { name: 'Em andamento' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Situação de Religar: Em andamento' })).toBeVisible();
  await expect(page.getByRole('region', { name: '2 etapas selecionadas' })).toBeVisible();
});

test('keys go on in the panel: to the next, its status, its person', async ({ page, server, enter }) => {
  const ivo = await colleague(server, 'Ivo Prado');
  const project = await projectOf(ivo, 'Parada longa', steps);
  await enter(ivo, `/projects/${project.id}${byName}`);
  await page.getByRole('link', { name: 'Drenar', exact: true }).click();
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
  await expect(panel('Drenar')).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel('Inspecionar')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('row', { name: /A planejar/ })).toBeFocused();
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect(panel('Inspecionar').getByRole('button', { name: 'Em andamento' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(panel('Drenar')).toBeVisible();
  await page.keyboard.press('e');
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type(' tudo');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(panel('Drenar')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Drenar tudo');
  await name.press('Enter');
  await expect(panel('Drenar tudo')).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel('Inspecionar')).toBeVisible();
});

test('a move that the sort would hide is seen: said before, and the list takes the order of the project', async ({
  page,
  server,
  enter,
}) => {
  const ivo = await colleague(server, 'Ivo Matos');
  const project = await projectOf(ivo, 'Parada geral', { Religar: [], Drenar: [], Inspecionar: [] });
  await enter(ivo, `/projects/${project.id}${byName}`);
  await page.getByRole('button', { name: 'Ações de Religar' }).click();
  await page.getByRole('menuitem', { name: 'Mover para…' }).click();
  const asked = page.getByRole('dialog', { name: 'Mover “Religar”' });
  await expect(asked).toContainText('Agora na posição 1 de 3.');
  await expect(asked).toContainText('A lista está ordenada por Nome');
  await asked.getByRole('row', { name: 'Para o fim' }).click();
  await expect(page).toHaveURL(/sortBy=position&sortOrder=asc/);
  await expect(page.getByText('“Religar” movida para a posição 3 de 3')).toBeVisible();
  const names = page.getByRole('list', { name: 'Etapas' }).getByRole('link');
  await expect(names).toHaveText(['Drenar', 'Inspecionar', 'Religar']);
});

test('in the order of the project a row moves by Alt with the arrows, and by its handle', async ({
  page,
  server,
  enter,
}) => {
  const ivo = await colleague(server, 'Ivo Teles');
  const project = await projectOf(ivo, 'Parada parcial', { Drenar: [], Inspecionar: [], Religar: [] });
  await enter(ivo, `/projects/${project.id}?groupBy=none&sortBy=position&sortOrder=asc`);
  const names = page.getByRole('list', { name: 'Etapas' }).getByRole('link');
  await expect(names).toHaveText(['Drenar', 'Inspecionar', 'Religar']);
  await page.keyboard.press('j');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names).toHaveText(['Inspecionar', 'Drenar', 'Religar']);
  await expect(page.getByRole('link', { name: 'Drenar', exact: true })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names).toHaveText(['Inspecionar', 'Religar', 'Drenar']);

  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row('Drenar').hover();
  await row('Drenar')
    .locator('[data-handle]')
    .dragTo(row('Inspecionar'), { targetPosition: { x: 200, y: 4 } });
  await expect(names).toHaveText(['Drenar', 'Inspecionar', 'Religar']);
  const saved = async () =>
    (await ivo.ask('GET', `/api/projects/${project.id}`)).steps
      .toSorted((left: { position: number }, right: { position: number }) => left.position - right.position)
      .map(({ name }: { name: string }) => name);
  await expect.poll(saved).toEqual(['Drenar', 'Inspecionar', 'Religar']);
});
