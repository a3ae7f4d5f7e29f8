import { expect, expectAccessible, test } from './kit';
import { colleague, projectOf } from './people';

test('G and a letter go to places, and a changed key is the one that acts, on this device', async ({
  page,
  server,
  enter,
}) => {
  const ivo = await colleague(server, 'Ivo Castro');
  const project = await projectOf(ivo, 'Parada de chaves', { Drenar: [], Religar: [] });
  await enter(ivo, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ivo');
  // The keys of the frame come after its first paint.
  await expect(async () => {
    await page.keyboard.type('gm');
    await expect(page).toHaveURL(/\/my-work$/, { timeout: 1000 });
  }).toPass();
  await page.keyboard.type('gs');
  await expect(page).toHaveURL(/\/settings\/security$/);
  await page.keyboard.press('?');
  await page.getByRole('link', { name: 'Ver e mudar todos os atalhos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Atalhos de teclado' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mudar a tecla de “Próxima linha”' }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Restaurar a tecla de “Próxima linha”' })).toBeVisible();

  await page.goto(`/projects/${project.id}?groupBy=none&sortBy=name&sortOrder=asc`);
  await expect(page.getByRole('link', { name: 'Drenar' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('n');
  await expect(page.getByRole('link', { name: 'Drenar' })).toBeFocused();
  await page.keyboard.press('s');
  await page.getByRole('row', { name: 'Em andamento' }).click();
  const status = page.getByRole('button', { name: 'Situação de Drenar: Em andamento' });
  await expect(page.getByText('“Drenar”: Em andamento')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(status).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(status).toBeVisible();
});

test('F opens what narrows a list', async ({ page, server, enter }) => {
  const ivo = await colleague(server, 'Ivo Nunes');
  await projectOf(ivo, 'Parada de filtros', {});
  await enter(ivo, '/projects');
  await expect(page.getByRole('link', { name: 'Parada de filtros' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
