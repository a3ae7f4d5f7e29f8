import type { Page } from '@playwright/test';
import { expect, test } from './kit';
import { colleague, join, projectOf } from './people';

const stepForm = (page: Page) => page.getByRole('dialog', { name: 'Editar etapa' });

async function edit(page: Page, step: string) {
  await page.getByRole('button', { name: `Ações de ${step}` }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(stepForm(page).getByRole('textbox', { name: /^Nome/ })).toHaveValue(step);
}

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
  await expect(page.getByText('1 de 3').first()).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await expect(hers.getByText('Em andamento').first()).toBeVisible();

  await Promise.all([edit(page, 'Fazer o painel'), edit(hers, 'Fazer o painel')]);
  await stepForm(page).getByRole('textbox', { name: /^Nome/ }).fill('Fazer o painel elétrico');
  await stepForm(page)
    .getByRole('textbox', { name: /^Descrição/ })
    .fill('Com a oficina de Recife.');
  await stepForm(hers).getByRole('textbox', { name: /^Nome/ }).fill('Fazer o painel da linha 2');
  await stepForm(hers)
    .getByRole('textbox', { name: /^Descrição/ })
    .fill('Só depois da visita.');
  await stepForm(hers).getByRole('button', { name: 'Salvar' }).click();
  await expect(stepForm(hers)).toBeHidden();
  await stepForm(page).getByRole('button', { name: 'Salvar' }).click();
  const both = page.getByRole('dialog', { name: 'Outra pessoa alterou esta etapa' });
  for (const text of [
    'Fazer o painel elétrico',
    'Fazer o painel da linha 2',
    'Com a oficina de Recife.',
    'Só depois da visita.',
  ]) {
    await expect(both.getByText(text)).toBeVisible();
  }
  await both
    .getByRole('radiogroup', { name: 'Descrição' })
    .getByText(/O que está salvo agora/)
    .click();
  await both.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(both).toBeHidden();
  const herPanel = hers.getByRole('dialog', { name: 'Fazer o painel elétrico' });
  await expect(herPanel.getByText('Só depois da visita.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ações de Fazer o painel elétrico' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
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
  await enter(nara, `/projects/${id}`);
  await expect(page.getByRole('heading', { name: 'Nenhuma etapa ainda' })).toBeVisible();
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
