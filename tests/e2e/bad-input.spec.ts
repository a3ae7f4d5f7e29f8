import { expect, test } from './kit';
import { password } from './people';

test('a wrong password is told in words and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Preencha o e-mail.')).toBeVisible();
  await expect(page.getByText('Preencha a senha.')).toBeVisible();
  await page.getByLabel('E-mail').fill('admin@trama.example');
  await page.getByRole('textbox', { name: 'Senha' }).fill('errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@trama.example');
  await expect(page.getByRole('textbox', { name: 'Senha' })).toHaveValue('errada');
});

for (const focused of ['title', 'email', 'password'])
  test(`texts written without an event are sent at the first press, the focus in ${focused}`, async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.waitForLoadState('networkidle');
    if (focused === 'title') await page.getByRole('heading', { level: 1 }).click();
    else await page.locator(`input[name="${focused}"]`).click();
    await page.evaluate(
      (values) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (const [name, value] of Object.entries(values))
          set?.call(document.querySelector(`input[name="${name}"]`), value);
      },
      { email: 'admin@trama.example', password },
    );
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/);
  });

test('an over-long name and a server that is away lose nothing that was typed', async ({ page, signIn, context }) => {
  await signIn('admin');
  await page.goto('/projects/create');
  await expect(page.getByRole('group', { name: 'Prazo' })).toBeVisible();
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(page.getByText('O nome precisa ser preenchido.').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('x'.repeat(121));
  await page.getByRole('textbox', { name: /^Descrição/ }).fill('Fica aqui.');
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(
    page.getByText('O nome pode ter no máximo 120 caracteres.').filter({ visible: true }).first(),
  ).toBeVisible();

  await page.getByRole('textbox', { name: /^Nome/ }).fill('Um nome que cabe');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(page.getByText(/Erro de conexão\. Verifique sua internet/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Um nome que cabe');
  await context.setOffline(false);

  await page.reload();
  await expect(page.getByText(/Rascunho recuperado/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Um nome que cabe');
  await expect(page.getByRole('textbox', { name: /^Descrição/ })).toHaveValue('Fica aqui.');
});

test('somebody else was faster: told, nothing lost, and the second save counts', async ({ page, signIn, request }) => {
  await signIn('admin');
  await page.goto('/projects/create');
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Disputado');
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await page.getByRole('button', { name: 'Mais ações de Disputado' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Nome/ }).fill('Minha versão');

  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const id = page.url().split('/').at(-1);
  const other = await request.patch(`/api/projects/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Versão alheia' },
  });
  expect(other.status()).toBe(200);

  await page.getByRole('button', { name: 'Salvar' }).click();
  const both = page.getByRole('dialog', { name: 'Outra pessoa alterou este projeto' });
  await expect(both.getByText('Minha versão')).toBeVisible();
  await expect(both.getByText('Versão alheia')).toBeVisible();
  await both.getByRole('button', { name: 'Salvar o que escolhi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha versão' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mais ações/ })).toBeFocused();
});
