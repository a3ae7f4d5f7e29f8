import { expect, test } from './kit';

test('from sign-in to a ticked sub-step, and all of it outlives a reload and a restart', async ({ page, server }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  await page.getByLabel('E-mail').fill('admin@trama.example');
  await page.getByRole('textbox', { name: 'Senha' }).fill('trama-demonstracao');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.getByRole('link', { name: 'Projetos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
  for (const name of ['Esteira de inspeção por câmera', 'Telemetria das câmaras frias']) {
    await expect(page.getByRole('grid', { name: 'Projetos' }).getByRole('row', { name })).toBeVisible();
  }

  await page.getByRole('link', { name: 'Criar projeto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Novo projeto' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Célula de paletização');
  await page.getByRole('textbox', { name: /^Descrição/ }).fill('Dois robôs no fim da linha 2.');
  await page.getByRole('spinbutton', { name: /dia/i }).click();
  await page.keyboard.type('18122030');
  await page.getByRole('button', { name: 'Criar projeto' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Célula de paletização' })).toBeVisible();
  await expect(page.getByText('18/12/2030').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome da etapa' }).fill('Levantar o layout');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Levantar o layout' }).click();
  await expect(page.getByRole('dialog', { name: 'Levantar o layout' })).toBeVisible();
  const address = page.url();
  const line = page.getByRole('textbox', { name: 'Nova subetapa' });
  for (const name of ['Medir a área', 'Desenhar a célula', 'Validar com a segurança']) {
    await line.fill(name);
    await line.press('Enter');
    await expect(page.getByRole('checkbox', { name })).toBeVisible();
    await expect(line).toHaveValue('');
  }
  await page.getByText('Medir a área', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Medir a área' })).toBeChecked();
  await expect(page.getByText(/Feita por Helena/)).toBeVisible();
  await expect(page.getByText('1 de 3').filter({ visible: true }).first()).toBeVisible();

  const stillThere = async () => {
    await expect(page.getByRole('dialog', { name: 'Levantar o layout' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Medir a área' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Desenhar a célula' })).not.toBeChecked();
    await expect(page.getByText('18/12/2030').filter({ visible: true }).first()).toBeVisible();
  };
  await page.reload();
  await stillThere();
  await server.restart();
  await page.goto(address);
  await stillThere();
});

test('a project lives: started, edited, completed, deleted', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/projects/create');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Projeto de passagem');
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await expect(page.getByText('Em andamento').filter({ visible: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Mais ações de Projeto de passagem' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Nome/ }).fill('Projeto que passou');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projeto que passou' })).toBeVisible();

  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByText('Concluído').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações de Projeto que passou' }).click();
  await page.getByRole('menuitem', { name: 'Excluir projeto' }).click();
  const question = page.getByRole('alertdialog', { name: 'Excluir Projeto que passou?' });
  await expect(question.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('projeto que');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Excluir projeto' })).toBeDisabled();
  await page.keyboard.type(' passou');
  await question.getByRole('button', { name: 'Excluir projeto' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByText('Projeto que passou', { exact: true })).toHaveCount(0);
});

test('the list is narrowed and sorted by the address, and Back restores it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/projects');
  const grid = page.getByRole('grid', { name: 'Projetos' });
  const rows = grid.getByRole('row');
  await expect(rows.first()).toBeVisible();
  // Those that fill the screen come first.
  const before = Number(await grid.getAttribute('aria-rowcount'));
  await expect(rows).toHaveCount(before);
  await page.getByRole('searchbox').fill('nada com este nome');
  await expect(page.getByRole('heading', { name: 'Nenhum projeto com esses filtros' })).toBeVisible();
  await expect(page).toHaveURL(/search=nada/);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(rows).toHaveCount(before);
  await page.getByRole('columnheader', { name: 'Prazo' }).click();
  await expect(page).toHaveURL(/sort_by=dead_line/);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(/sort_by=dead_line/);
});
