import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('the list is narrowed, grouped, shown as cards and kept as a view, all of it in the address', async ({
  page,
  server,
  enter,
  another,
}) => {
  const otto = await colleague(server, 'Otto Ramos');
  const { id } = await projectOf(otto, 'Balança dinâmica');
  await otto.ask('PATCH', `/api/projects/${id}`, { status: 'active' });
  await projectOf(otto, 'Robô de solda');
  await projectOf(otto, 'Solda a laser');
  await enter(otto, '/projects');
  await expect(page.getByText('3 projetos', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Situação' }).click();
  await page.getByRole('dialog').getByText('Planejamento').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 projetos', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Situação · 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Meus' }).click();
  await page.getByRole('searchbox').fill('solda');
  await expect(page).toHaveURL(/search=solda&status=planning&mine=1/);
  await page.getByRole('radio', { name: 'Cartões' }).click();
  await page.getByRole('button', { name: /Agrupar por/ }).click();
  await page.getByRole('option', { name: 'Por situação' }).click();
  const card = page.getByRole('list', { name: 'Planejamento' }).getByRole('link', { name: /Robô de solda/ });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: /Planejamento.*2 projetos/ })).toBeVisible();

  await page.getByRole('button', { name: 'Salvar visão' }).click();
  await page.getByRole('textbox', { name: /^Nome da visão/ }).fill('Soldas por vir');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Soldas por vir' })).toHaveAttribute('aria-current', 'page');
  const address = page.url();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robô de solda' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('solda');

  await page.getByRole('link', { name: 'Todos', exact: true }).click();
  await expect(page.getByRole('row', { name: /Balança dinâmica/ })).toBeVisible();
  await page.getByRole('link', { name: 'Soldas por vir' }).click();
  await expect(card).toBeVisible();
  const elsewhere = await another(otto, address);
  await expect(elsewhere.getByRole('link', { name: /Solda a laser/ })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: /Balança dinâmica/ })).toHaveCount(0);
  await expect(elsewhere.getByRole('radio', { name: 'Cartões' })).toBeChecked();

  await page.getByRole('button', { name: 'Mais ações da lista' }).click();
  await page.getByRole('menuitem', { name: 'Excluir a visão Soldas por vir' }).click();
  await expect(page.getByRole('link', { name: 'Soldas por vir' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('link', { name: 'Soldas por vir' })).toBeVisible();
});

test('whoever opens a project right after typing arrives there', async ({ page, server, enter }) => {
  const lia = await colleague(server, 'Lia Campos');
  await projectOf(lia, 'Prensa dobradeira');
  // What the page of a project is made of comes slowly.
  await page.route(/StepsPage-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await enter(lia, '/projects');
  await page.getByRole('searchbox').pressSequentially('prensa');
  await page.getByRole('row', { name: /Prensa dobradeira/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prensa dobradeira' })).toBeVisible();
});
