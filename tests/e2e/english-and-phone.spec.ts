import { expect, expectNoSidewaysScroll, test } from './kit';
import { colleague, linkIn, messageTo, newcomer, projectOf } from './people';

test('the list, a project, a step and an invitation speak English throughout', async ({
  page,
  server,
  enter,
  another,
}) => {
  const [una, ivo] = [await colleague(server, 'Una Bell'), await newcomer(server, 'Ivo Lang')];
  await projectOf(una, 'Bottling line', { 'Replace the belt': ['Measure it'] });
  await enter(una, '/projects');
  await page.getByRole('button', { name: 'Menu de Una Bell' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.getByRole('searchbox').fill('bottling');
  await expect(page).toHaveURL(/search=bottling/);
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
  await page.getByRole('row', { name: /Bottling line/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bottling line' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('In progress').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Replace the belt' }).click();
  const panel = page.getByRole('dialog', { name: 'Replace the belt' });
  await expect(panel.getByText('Write a description…')).toBeVisible();
  await panel.getByText('Measure it', { exact: true }).click();
  await expect(panel.getByText(/Done by Una Bell/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Una Bell checked off the sub-step “Measure it”')).toBeVisible();

  await ivo.ask('PATCH', '/api/account', { language: 'en' });
  await page.getByRole('link', { name: /^Members/ }).click();
  await page.getByRole('textbox', { name: /^E-?mail/ }).fill(ivo.email);
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(page.getByText('1 invitation sent')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/Convi|Papel|Etapa|Projeto|Membro/);
  const text = await messageTo(server, ivo.email);
  expect(text).toContain('invited you to the project');
  const his = await another(ivo, linkIn(text));
  await expect(his.getByRole('heading', { name: 'Una Bell invites you' })).toBeVisible();
  await his.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(his.getByRole('heading', { level: 1, name: 'Bottling line' })).toBeVisible();
  await expect(his.getByRole('link', { name: 'Replace the belt' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test('a project is found, read and worked on without scrolling sideways', async ({ page, server, enter }) => {
    const zeca = await colleague(server, 'Zeca Brito');
    await projectOf(zeca, 'Painel do silo', {
      'Passar os cabos': ['Cortar no comprimento que está na planta', 'Identificar as pontas'],
    });
    await enter(zeca, '/home');
    await page.getByRole('button', { name: 'Abrir ou fechar o menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Todos os Projetos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
    await page.getByRole('button', { name: 'Filtros e ordem' }).click();
    await page.getByRole('dialog').getByText('Meus').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filtros e ordem · 1' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: /Painel do silo/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Painel do silo' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Passar os cabos' }).click();
    const panel = page.getByRole('dialog', { name: 'Passar os cabos' });
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(375);
    await panel.getByText('Cortar no comprimento que está na planta', { exact: true }).click();
    await expect(panel.getByRole('checkbox', { name: 'Cortar no comprimento que está na planta' })).toBeChecked();
    await panel.getByRole('textbox', { name: 'Nova subetapa' }).fill('Testar a continuidade');
    await panel.getByRole('button', { name: 'Adicionar subetapa' }).click();
    await expect(panel.getByText('1 de 3')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await panel.getByRole('button', { name: 'Fechar' }).click();
    for (const mode of ['Quadro', 'Calendário', 'Linha do tempo', 'Lista']) {
      await page.getByRole('button', { name: 'Filtros e ordem' }).click();
      await page.getByRole('radio', { name: mode }).click();
      await page.getByRole('button', { name: 'Ver a lista' }).click();
      await expectNoSidewaysScroll(page);
    }
    for (const part of ['Visão geral', /^Membros/]) {
      await page.getByRole('link', { name: part }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }

    // What is pressed keeps its words on one line beside a long text.
    await page.getByRole('button', { name: /^Menu de/ }).click();
    await page.getByRole('menuitem', { name: 'Notificações' }).click();
    const undo = page.getByRole('listitem').filter({ hasText: 'que está na planta' }).getByRole('button');
    await expect.poll(async () => (await undo.boundingBox())?.height).toBeLessThanOrEqual(44);
  });
});
