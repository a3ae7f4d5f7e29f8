import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, colleague } from './people';

test('whoever audits finds who changed whom, who came in, and who was refused', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  const eva = await colleague(server, 'Eva Lemos');
  await admin.ask('PATCH', `/api/users/${eva.id}`, { job_title: 'Soldadora' });
  const theirs = await another(eva, '/user');
  await expect(
    theirs
      .getByText(/view:users/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await eva.ask('GET', '/api/users').catch(() => undefined);

  await enter(admin, `/admin/audit?search=eva+lemos`);
  const changed = page.getByRole('row', { name: /Alterou a conta de “Eva Lemos”/ });
  await expect(changed).toContainText('cargo: Soldadora');
  await expect(changed).toContainText('Helena Prado');
  await expect(page.getByRole('row', { name: /^Entrou.*Eva Lemos/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Não pôde usar “listUsers”/ })).toContainText('view:users');
  await expectAccessible(page);
  await page.goto(`/user/${eva.id}`);
  await expect(
    page
      .getByRole('list', { name: 'Atividade' })
      .getByText(/Entrou/)
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ver tudo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
