import type { Page } from '@playwright/test';
import { expect, test } from './kit';
import { colleague, join, projectOf } from './people';

async function open(page: Page, step: string) {
  await page.getByRole('link', { name: step, exact: true }).click();
  await expect(page.getByRole('dialog', { name: step, exact: true })).toBeVisible();
}

const panelOf = (page: Page) => page.getByRole('dialog').first();

async function write(page: Page, field: 'Nome' | 'Descrição', text: string) {
  await panelOf(page)
    .getByTitle(field === 'Nome' ? 'Editar nome' : 'Editar descrição')
    .click();
  await panelOf(page).getByRole('textbox', { name: field, exact: true }).fill(text);
}

const save = (page: Page, field: 'Nome' | 'Descrição') =>
  panelOf(page).getByRole('textbox', { name: field, exact: true }).press('Control+Enter');

test('what one changes appears for the other, and of two who edit one step nobody loses a word', async ({
  page,
  server,
  enter,
  another,
}) => {
  const [davi, lia] = [await colleague(server, 'Davi Moura'), await colleague(server, 'Lia Castro')];
  const project = await projectOf(davi, 'A quatro mãos', { 'Fazer o painel': ['Desenhar', 'Montar'] });
  await join(davi, project, lia, 'contributor');
  await enter(davi, `/projects/${project.id}`);
  const hers = await another(lia, `/projects/${project.id}`);
  await expect(hers.getByRole('link', { name: 'Fazer o painel' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Nome da etapa' }).fill('Ligar os sensores');
  await page.keyboard.press('Enter');
  await expect(hers.getByRole('link', { name: 'Ligar os sensores' })).toBeVisible();
  await hers.getByRole('button', { name: 'Mostrar as subetapas de Fazer o painel' }).click();
  await hers.getByRole('checkbox', { name: 'Desenhar' }).check();
  await expect(page.getByText('1 de 3').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await expect(hers.getByText('Em andamento').filter({ visible: true }).first()).toBeVisible();

  await Promise.all([open(page, 'Fazer o painel'), open(hers, 'Fazer o painel')]);
  // Each text is saved by itself: whoever writes another is not in the way.
  await write(page, 'Descrição', 'Com a oficina de Recife.');
  await write(hers, 'Nome', 'Fazer o painel elétrico');
  await save(hers, 'Nome');
  await expect(page.getByRole('dialog', { name: 'Fazer o painel elétrico' })).toBeVisible();
  await write(hers, 'Descrição', 'Só depois da visita.');
  await save(hers, 'Descrição');
  await expect(hers.getByRole('button', { name: 'Só depois da visita.' })).toBeVisible();
  await save(page, 'Descrição');
  const both = page.getByRole('dialog', { name: 'Outra pessoa alterou esta etapa' });
  for (const text of ['Com a oficina de Recife.', 'Só depois da visita.']) {
    await expect(both.getByText(text)).toBeVisible();
  }
  await both
    .getByRole('radiogroup', { name: 'Descrição' })
    .getByText(/O que está salvo agora/)
    .click();
  await both.getByRole('button', { name: 'Salvar o que escolhi' }).click();
  await expect(both).toBeHidden();
  await expect(page.getByRole('button', { name: 'Só depois da visita.' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ações de Fazer o painel elétrico' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(page.getByText('“Fazer o painel elétrico” excluída')).toBeVisible();
  // Whoever leaves has no way back any more: the deletion is sent at once.
  await page.goto('/projects');
  await expect(hers.getByRole('dialog', { name: 'Esta etapa não está mais aqui' })).toBeVisible();
});

test('a broken line is taken up where it broke, and without one whoever comes back sees what is new', async ({
  page,
  server,
  enter,
}) => {
  const nara = await colleague(server, 'Nara Bastos');
  const { id } = await projectOf(nara, 'Sem notícias');
  const add = (name: string) => nara.ask('POST', `/api/projects/${id}/steps`, { name });
  await page.route('**/api/events', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'));
  await enter(nara, `/projects/${id}`);
  await expect(page.getByRole('heading', { name: 'Nenhuma etapa ainda' })).toBeVisible();
  await refused;
  await add('Antes da primeira linha');
  await page.unroute('**/api/events');
  await expect(page.getByRole('link', { name: 'Antes da primeira linha' })).toBeVisible({ timeout: 30_000 });

  await page.route('**/api/events', (route) => route.abort());
  await server.restart();
  await add('Enquanto não ouvia');
  await page.unroute('**/api/events');
  await expect(page.getByRole('link', { name: 'Enquanto não ouvia' })).toBeVisible({ timeout: 30_000 });

  await page.route('**/api/events', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('link', { name: 'Enquanto não ouvia' })).toBeVisible();
  await add('Na outra janela');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('link', { name: 'Na outra janela' })).toBeVisible();
});
