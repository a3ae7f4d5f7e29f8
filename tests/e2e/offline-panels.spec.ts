import { expect, test } from './kit';
import { colleague, projectOf } from './people';

const failed = 'Sem conexão com o servidor';

test('a step opened without a connection fails in its panel alone, and heals when there is one', async ({
  page,
  context,
  server,
  enter,
}) => {
  const lia = await colleague(server, 'Lia Semrede');
  const project = await projectOf(lia, 'Célula sem rede', { Medir: ['Fotografar'], Montar: [] });
  await enter(lia, `/projects/${project.id}`);
  await expect(page.getByRole('button', { name: 'Ações de Montar' })).toBeVisible();
  // Prefetching is done.
  await page.waitForTimeout(1_500);
  await context.setOffline(true);
  await page.getByText('Medir', { exact: true }).first().click();
  await expect(page.getByText(failed).first()).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(1);
  // The project's name and steps stay, and so does the loaded part of the panel.
  await expect(page.getByRole('heading', { level: 1, name: 'Célula sem rede' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ações de Montar' })).toBeVisible();
  await expect(page.getByText('Fotografar')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Comentários' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
});

test('another part of a project opened without a connection leaves the project in place, and heals', async ({
  page,
  context,
  server,
  enter,
}) => {
  const lia = await colleague(server, 'Lia Semsinal');
  const project = await projectOf(lia, 'Célula sem sinal', { Medir: [] });
  await enter(lia, `/projects/${project.id}`);
  await expect(page.getByRole('button', { name: 'Ações de Medir' })).toBeVisible();
  // Prefetching is done.
  await page.waitForTimeout(1_500);
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Membros/ }).click();
  await expect(page.getByRole('heading', { name: 'Sem conexão com o servidor' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Célula sem sinal' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Lia Semsinal').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sem conexão com o servidor' })).toBeHidden();
});
