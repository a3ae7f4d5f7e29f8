import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('a step that repeats comes again when it is done, once, and goes when that is taken back', async ({
  page,
  server,
  enter,
}) => {
  const nara = await colleague(server, 'Nara Lopes');
  const { id } = await projectOf(nara, 'Manutenção', { Lubrificar: [], Religar: [] });
  await enter(nara, `/projects/${id}?groupBy=none&sortBy=position&sortOrder=asc`);
  await page.getByRole('button', { name: 'Ações de Lubrificar' }).click();
  await page.getByRole('menuitem', { name: 'Repetir…' }).click();
  await page.getByRole('row', { name: 'Toda semana' }).click();
  await expect(page.getByRole('img', { name: 'Toda semana' })).toBeVisible();

  const names = page.getByRole('list', { name: 'Etapas' }).getByRole('link');
  await page.getByRole('link', { name: 'Lubrificar' }).focus();
  await page.keyboard.press('s');
  await page.keyboard.type('conc');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^“Lubrificar”: Concluída\. A próxima vence em /)).toBeVisible();
  await expect(names).toHaveText(['Lubrificar', 'Lubrificar', 'Religar']);
  await expect(page.getByRole('img', { name: 'Toda semana' })).toHaveCount(1);

  await page.keyboard.press('Control+z');
  await expect(names).toHaveText(['Lubrificar', 'Religar']);
  await expect(page.getByRole('img', { name: 'Toda semana' })).toHaveCount(1);

  await names.first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Toda semana' })).toBeVisible();
});
