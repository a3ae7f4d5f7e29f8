import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('going back to a list shows its selection and what changed meanwhile', async ({ page, server, enter }) => {
  const ana = await colleague(server, 'Ana Prado');
  const { id } = await projectOf(ana, 'Esteira de saída');
  await projectOf(ana, 'Prensa de montagem');
  await enter(ana, '/projects');
  const row = page.getByRole('row', { name: /Esteira de saída/ });
  await row.getByRole('checkbox').click();
  await expect(row.getByRole('checkbox')).toBeChecked();

  await page.getByRole('link', { name: 'Prensa de montagem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prensa de montagem' })).toBeVisible();
  await ana.ask('PATCH', `/api/projects/${id}`, { name: 'Esteira de saída dupla' });

  await page.goBack();
  const renamed = page.getByRole('row', { name: /Esteira de saída dupla/ });
  await expect(renamed).toBeVisible();
  await expect(renamed.getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveTitle(/Projetos/);
});

test('a list at another address starts without filters, and going back restores the earlier one', async ({
  page,
  server,
  enter,
}) => {
  const rui = await colleague(server, 'Rui Prado');
  await projectOf(rui, 'Esteira de entrada');
  await projectOf(rui, 'Prensa de corte');
  await enter(rui, '/projects?search=prensa');
  await expect(page.getByRole('row', { name: /Prensa de corte/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/);
  await page.getByRole('navigation').getByRole('link', { name: 'Projetos', exact: true }).click();
  await expect(page.getByRole('row', { name: /Esteira de entrada/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('prensa');
  await expect(page.getByRole('row', { name: /Esteira de entrada/ })).toBeHidden();
});
