import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit';
import { codeIn, colleague, demonstration, join, linkIn, messageTo, newcomer, newPassword, projectOf } from './people';

const accept = (page: Page) => page.getByRole('button', { name: 'Aceitar convite' });

test('many are invited at once with a result for each, and one of them makes an account, accepts and sees the project', async ({
  page,
  server,
  enter,
  another,
}) => {
  const [olga, bento] = [await colleague(server, 'Olga Reis'), await colleague(server, 'Bento Luz')];
  const project = await projectOf(olga, 'Linha de envase', { 'Trocar a esteira': ['Medir'] });
  await join(olga, project, bento, 'viewer');
  await enter(olga, `/projects/${project.id}/members`);
  await expect(page.getByRole('list', { name: 'Quem participa' }).getByText(bento.email)).toBeVisible();
  await page
    .getByRole('textbox', { name: /^E-mails/ })
    .fill(`"Aline Dias" <aline@novata.example>; ${bento.email}, sem-arroba cleo@novata.example`);
  await expect(page.getByText('Não parece um endereço: sem-arroba')).toBeVisible();
  await expect(page.getByText(`Já participa, não será convidado: ${bento.email}`)).toBeVisible();
  await page.getByRole('textbox', { name: /^Mensagem/ }).fill('Venha medir conosco.');
  // Meanwhile somebody else of the project invites one of them.
  const already = { email: 'cleo@novata.example', role: 'viewer' };
  await olga.ask('POST', `/api/projects/${project.id}/invitations`, already);
  await page.getByRole('button', { name: 'Convidar 2 pessoas' }).click();
  await expect(page.getByText('1 convite enviado, 1 não')).toBeVisible();
  const results = page.getByRole('list', { name: 'Resultado dos convites' }).getByRole('listitem');
  await expect(results.filter({ hasText: 'aline@novata.example' })).toContainText('Enviado');
  await expect(results.filter({ hasText: 'cleo@novata.example' })).toContainText(
    'Convite já existe ou usuário já tem acesso',
  );
  await expect(page.getByRole('textbox', { name: /^E-mails/ })).toHaveValue(/sem-arroba/);

  const link = linkIn(await messageTo(server, 'aline@novata.example'));
  const hers = await another(undefined, link);
  await expect(hers.getByRole('heading', { name: 'Olga Reis convida você' })).toBeVisible();
  await expect(hers.getByText('Venha medir conosco.')).toBeVisible();
  await expect(hers.getByText('aline@novata.example')).toHaveCount(0);
  await hers.getByRole('link', { name: 'Criar conta' }).click();
  await hers.getByRole('textbox', { name: /^Nome/ }).fill('Aline Dias');
  await hers.getByLabel('E-mail').fill('aline@novata.example');
  await hers.getByRole('textbox', { name: 'Senha' }).fill('tear-de-algodao-cru');
  await hers.getByRole('button', { name: 'Criar conta' }).click();
  const code = hers.getByRole('textbox', { name: 'Código' });
  await expect(code).toBeVisible();
  await code.pressSequentially(codeIn(await messageTo(server, 'aline@novata.example')));
  await accept(hers).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Linha de envase' })).toBeVisible();
  await expect(hers.getByText('Convite aceito')).toBeVisible();
  await expect(hers.getByRole('link', { name: 'Trocar a esteira' })).toBeVisible();

  await page.getByRole('link', { name: 'Visão geral' }).click();
  await expect(page.getByText('Aline Dias entrou no projeto')).toBeVisible();
  await page.getByRole('link', { name: /^Membros/ }).click();
  await expect(page.getByText('Aline Dias', { exact: true })).toBeVisible();
  await hers.goto(link);
  await expect(hers.getByRole('heading', { name: 'Este convite já foi aceito' })).toBeVisible();
});

test('a link tells another account for whom it is, and what became of it when rejected, replaced or cancelled', async ({
  page,
  server,
  enter,
  another,
}) => {
  const [dora, gil] = [await newcomer(server, 'Dora Vaz'), await colleague(server, 'Gil Sena')];
  const admin = await demonstration(server, 'admin');
  const { data: found } = await admin.ask('GET', '/api/projects?search=Esteira+de+inspe');
  const members = `/projects/${found[0].id}/members`;
  const forGil = await admin.ask('POST', `/api${members.replace('members', 'invitations')}`, {
    email: gil.email,
    role: 'viewer',
  });

  await enter(dora, `/invitations/${forGil.token}`);
  await expect(page.getByRole('heading', { name: 'Este convite é para outra conta' })).toBeVisible();
  await expect(page.getByText(`você entrou como ${dora.email}`)).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
  await page.getByLabel('E-mail').fill(gil.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(newPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(accept(page)).toBeVisible();
  await page.goto('/invitations');
  await expect(page.getByRole('heading', { level: 2, name: 'Esteira de inspeção por câmera' })).toBeVisible();
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recusar convite' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhum convite pendente' })).toBeVisible();
  await page.goto(`/invitations/${forGil.token}`);
  await expect(page.getByRole('heading', { name: 'Este convite foi recusado' })).toBeVisible();

  const hers = await another(admin, members);
  const { data: sent } = await admin.ask('GET', `/api${members.replace('members', 'invitations')}`);
  const bruna = sent.find((each: { email: string }) => each.email.startsWith('bruna'));
  const acts = hers.getByRole('button', { name: `Ações do convite de ${bruna.email}` });
  await acts.click();
  await hers.getByRole('menuitem', { name: 'Enviar de novo' }).click();
  await expect(hers.getByText('reenviado 1 vez')).toBeVisible();
  await page.goto(`/invitations/${bruna.token}`);
  await expect(page.getByRole('heading', { name: 'Convite não encontrado' })).toBeVisible();
  const newest = linkIn(await messageTo(server, bruna.email));
  await acts.click();
  await hers.getByRole('menuitem', { name: 'Cancelar convite' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Cancelar convite' }).click();
  await expect(hers.getByText('Convite cancelado')).toBeVisible();
  await page.goto(newest);
  await expect(page.getByRole('heading', { name: 'Este convite foi cancelado' })).toBeVisible();
});

test('whoever has no role yet is told whom to ask, changes the password, and accepts where they are', async ({
  page,
  server,
  enter,
}) => {
  const [nilo, rosa] = [await newcomer(server, 'Nilo Paz'), await colleague(server, 'Rosa Melo')];
  await enter(nilo, '/home');
  await expect(page.getByRole('heading', { name: 'Nenhum convite por enquanto' })).toBeVisible();
  await expect(page.getByText(nilo.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Segurança da conta' }).click();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(newPassword);
  await page.getByRole('textbox', { name: 'Senha nova' }).fill('novelo-de-linha-verde');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Senha alterada')).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Sua conta ainda não tem acesso' })).toBeVisible();

  const project = await projectOf(rosa, 'Linha de costura', { 'Trocar as agulhas': [] });
  await rosa.ask('POST', `/api/projects/${project.id}/invitations`, { email: nilo.email, role: 'contributor' });
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await accept(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Linha de costura' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  const later = page.getByRole('region', { name: 'A começar e em espera' });
  await expect(later.getByRole('link', { name: 'Linha de costura' })).toBeVisible();
});
