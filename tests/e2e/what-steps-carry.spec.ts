import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('what a step carries is kept: how urgent it is, why it is blocked, what it waits for, and its tags', async ({
  page,
  server,
  enter,
}) => {
  const nara = await colleague(server, 'Nara Pires');
  const { id } = await projectOf(nara, 'Linha de envase', { Projetar: [], Montar: [] });
  await enter(nara, `/projects/${id}`);
  const choose = async (key: string, name: string) => {
    await page.getByRole('link', { name: 'Projetar' }).focus();
    await page.keyboard.press(key);
    await page.getByRole('row', { name, exact: true }).click();
  };
  await choose('p', 'Urgente');
  await expect(page.getByRole('button', { name: 'Prioridade de Projetar: Urgente' })).toBeVisible();
  await choose('s', 'Em andamento');
  await expect(page.getByRole('button', { name: 'Situação de Projetar: Em andamento' })).toBeVisible();
  await choose('s', 'Bloqueada');
  await page.getByRole('textbox', { name: /O que está impedindo/ }).fill('O cliente ainda não mandou a planta.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Situação de Projetar: Bloqueada' })).toBeVisible();

  await page.getByRole('link', { name: 'Montar' }).click();
  await page.getByRole('combobox', { name: 'Só começa depois de' }).fill('proj');
  await page.getByRole('option', { name: 'Projetar' }).click();
  await expect(page.getByText('Falta terminar 1 etapa antes desta.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Adicionar etiqueta' }).fill('campo');
  await page.getByRole('option', { name: 'Criar “campo”' }).click();
  await expect(page.getByRole('row', { name: 'campo' })).toBeVisible();

  await page.goto(`/projects/${id}?groupBy=priority&tag=Campo`);
  await expect(page.getByRole('link', { name: 'Montar' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Espera por: Projetar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Projetar' })).toBeHidden();
  await page.goto(`/projects/${id}?groupBy=none`);
  await page.getByRole('link', { name: 'Projetar' }).click();
  await expect(page.getByText('O cliente ainda não mandou a planta.')).toBeVisible();
});
