import { expect, expectAccessible, test } from './kit';
import { administrator, colleague, linkIn, messageTo, newPassword } from './people';

test('an address changes once the new one confirms it, signed in, and the old one signs in no more', async ({
  page,
  server,
  enter,
}) => {
  const ana = await colleague(server, 'Ana Mudança');
  const next = `nova-${ana.email}`;
  await enter(ana, '/settings/security');
  await page.getByRole('button', { name: 'Trocar o e-mail' }).click();
  await page.getByRole('textbox', { name: /^E-mail novo/ }).fill(next);
  await page
    .getByRole('dialog')
    .getByLabel(/Senha atual/)
    .fill(newPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`Falta confirmar ${next}`)).toBeVisible();
  await expectAccessible(page);
  expect(await messageTo(server, ana.email)).toContain('/auth/confirm-email#refuse=');

  await page.goto(linkIn(await messageTo(server, next)));
  await expect(page.getByRole('button', { name: 'Confirmar e-mail' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await page.getByRole('link', { name: 'Ver a segurança da conta' }).click();
  await expect(page.getByText(next, { exact: true })).toBeVisible();

  const signIn = (email: string) =>
    fetch(`${server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: newPassword }),
    });
  expect([(await signIn(ana.email)).status, (await signIn(next)).status]).toEqual([401, 200]);
});

test('a change that an administrator asked for is refused by the old address, signed out', async ({
  page,
  server,
  another,
}) => {
  const [admin, bia] = [await administrator(server), await colleague(server, 'Bia Fica')];
  const next = `tomada-${bia.email}`;
  const manager = await another(admin, `/user/${bia.id}/edit`);
  await manager.getByRole('textbox', { name: /^E-mail/ }).fill(next);
  await manager.getByRole('button', { name: 'Salvar' }).click();
  await expect(manager.getByText('Link enviado ao e-mail novo')).toBeVisible();
  await expect(manager.getByText(/aguarda confirmação até/)).toBeVisible();

  const link = linkIn(await messageTo(server, next));
  await page.goto(linkIn(await messageTo(server, bia.email)));
  await page.getByRole('button', { name: 'Recusar a troca' }).click();
  await expect(page.getByRole('heading', { name: 'Troca recusada' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await expect(manager.getByText(/aguarda confirmação até/)).toHaveCount(0);
});
