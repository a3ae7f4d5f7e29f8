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

  const add = page.getByRole('button', { name: 'Filtro', exact: true });
  await add.click();
  await page.getByRole('option', { name: 'Situação' }).click();
  await page.getByRole('option', { name: 'Planejamento' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 projetos', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Situação: Planejamento' })).toBeVisible();
  await add.click();
  await page.getByRole('option', { name: 'Meus' }).click();
  await expect(page.getByRole('button', { name: 'Tirar o filtro Meus' })).toBeVisible();
  await page.getByRole('searchbox').fill('solda');
  await expect(page).toHaveURL(/search=solda&status=planning&mine=1/);
  await page.getByRole('button', { name: 'Exibir' }).click();
  await page.getByRole('radio', { name: 'Cartões' }).click();
  await page.getByRole('button', { name: /Agrupar por/ }).click();
  await page.getByRole('option', { name: 'Por situação' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  const card = page.getByRole('list', { name: 'Planejamento' }).getByRole('link', { name: /Robô de solda/ });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: /Planejamento.*2 projetos/ })).toBeVisible();

  const views = page.getByRole('button', { name: 'Visões salvas' });
  await views.click();
  await page.getByRole('menuitem', { name: 'Salvar visão' }).click();
  await page.getByRole('textbox', { name: /^Nome da visão/ }).fill('Soldas por vir');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await views.click();
  await expect(page.getByRole('menuitemradio', { name: 'Soldas por vir' })).toBeChecked();
  await page.keyboard.press('Escape');
  const address = page.url();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robô de solda' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('solda');

  await views.click();
  await page.getByRole('menuitemradio', { name: 'Tudo' }).click();
  await expect(page.getByRole('row', { name: /Balança dinâmica/ })).toBeVisible();
  await views.click();
  await page.getByRole('menuitemradio', { name: 'Soldas por vir' }).click();
  await expect(card).toBeVisible();
  const elsewhere = await another(otto, address);
  await expect(elsewhere.getByRole('link', { name: /Solda a laser/ })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: /Balança dinâmica/ })).toHaveCount(0);
  await elsewhere.getByRole('button', { name: 'Exibir' }).click();
  await expect(elsewhere.getByRole('radio', { name: 'Cartões' })).toBeChecked();

  await views.click();
  await page.getByRole('menuitem', { name: 'Excluir a visão Soldas por vir' }).click();
  await expect(page.getByText('Visão Soldas por vir excluída')).toBeVisible();
  await views.click();
  await expect(page.getByRole('menuitemradio', { name: 'Tudo' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'Soldas por vir' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await views.click();
  await expect(page.getByRole('menuitemradio', { name: 'Soldas por vir' })).toBeChecked();
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
