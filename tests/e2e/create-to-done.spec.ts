import { expect, test } from './kit';
import { colleague, projectOf } from './people';

const template = {
  'Visitar a linha': ['Medir a área', 'Anotar a cadência'],
  'Montar a célula': ['Fixar o robô', 'Ligar o painel', 'Testar em vazio'],
  'Treinar os operadores': ['Ensinar a parada', 'Entregar o manual'],
};

test('a project is begun from a template with a deadline, worked through, completed and printed', async ({
  page,
  server,
  enter,
}) => {
  const iara = await colleague(server, 'Iara Lemos');
  const { id } = await projectOf(iara, 'Célula pequena', template);
  await iara.ask('PATCH', `/api/projects/${id}`, { is_template: true });
  await enter(iara, '/projects/create');
  await page.getByRole('radio', { name: 'De um modelo' }).click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Célula da linha 7');
  await expect(page.getByRole('group', { name: 'Prazo' })).toBeVisible();
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(page.getByText('Escolha de onde começar.')).toBeVisible();
  await page.getByRole('button', { name: /Modelo/ }).click();
  await page.getByRole('option', { name: 'Célula pequena' }).click();
  await expect(page.getByText(/3 etapas e 7 subetapas/)).toBeVisible();
  await page.getByRole('spinbutton', { name: /dia/i }).click();
  await page.keyboard.type('25122030');
  await expect(page.getByText('25/12/2030 é feriado: Natal.')).toBeVisible();
  await page.getByRole('button', { name: /Usar o dia útil seguinte/ }).click();
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Célula da linha 7' })).toBeVisible();
  await expect(page.getByText('26/12/2030').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await expect(page.getByText('0 de 7').filter({ visible: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Exibir' }).click();
  await page.getByRole('button', { name: /Agrupar por/ }).click();
  await page.getByRole('option', { name: 'Sem agrupamento' }).click();
  await page.getByRole('button', { name: /Ordenar por/ }).click();
  await page.getByRole('option', { name: 'Ordem do projeto', exact: true }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/groupBy=none&sortBy=position&sortOrder=asc/);
  await page.getByRole('link', { name: 'Visitar a linha' }).click();
  let done = 0;
  for (const [step, subSteps] of Object.entries(template)) {
    const panel = page.getByRole('dialog', { name: step });
    for (const name of subSteps) {
      await panel.getByText(name, { exact: true }).click();
      await expect(panel.getByRole('checkbox', { name })).toBeChecked();
      done += 1;
    }
    await panel.getByRole('button', { name: 'A planejar' }).click();
    await page
      .getByRole('dialog', { name: `Situação de “${step}”` })
      .getByRole('row', { name: 'Concluída' })
      .click();
    await expect(panel.getByRole('button', { name: 'Concluída' })).toBeVisible();
    await expect(page.getByText(`${done} de 7`).first()).toBeAttached();
    if (done < 7) await panel.getByRole('button', { name: 'Próxima etapa' }).click();
    else await expect(panel.getByRole('button', { name: 'Próxima etapa' })).toBeDisabled();
  }
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Visão geral' }).click();
  await expect(page.getByRole('progressbar', { name: 'Andamento' })).toHaveAttribute('aria-valuenow', '7');
  await expect(page.getByText('Concluída · 3')).toBeVisible();
  const activity = page.getByRole('list', { name: 'Atividade recente' }).getByRole('listitem');
  await expect(activity.nth(0)).toContainText('Iara Lemos alterou a etapa “Treinar os operadores”');
  await expect(activity.nth(0)).toContainText('situação: A planejar → Concluída');
  await expect(activity.nth(1)).toContainText('Iara Lemos marcou a subetapa “Entregar o manual”');
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(activity.nth(0)).toContainText('situação: Em andamento → Concluído');
  await expect(page.getByRole('button', { name: 'Reabrir' })).toBeVisible();

  await page.getByRole('link', { name: 'Versão para imprimir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Célula da linha 7/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Versão para imprimir · Célula da linha 7.* · Trama$/);
  for (const step of Object.keys(template)) {
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByText('Entregar o manual')).toBeVisible();
});
