import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, colleague, projectOf } from './people';

test('the app is seen as somebody else does, nothing can be changed, and one press leads out', async ({
  page,
  server,
  enter,
}) => {
  const [admin, rute] = [await administrator(server), await colleague(server, 'Rute Alvim')];
  await projectOf(admin, 'Sigilo da diretoria');
  await projectOf(rute, 'Esteira da Rute', { Montagem: [] });
  await enter(admin, '/rbac/user-management?search=rute');
  await page.getByRole('button', { name: 'Ver como Rute Alvim' }).click();
  await page.getByRole('button', { name: 'Começar a ver' }).click();
  const bar = page.getByRole('region', { name: 'Visão de outra pessoa ou papel' });
  await expect(bar.getByText('Vendo como Rute Alvim')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rute');
  const menu = page.getByRole('navigation', { name: 'Navegação principal' });
  await expect(menu.getByRole('link', { name: 'RBAC' })).toHaveCount(0);

  await page.goto('/projects');
  await expect(page.getByText('Esteira da Rute')).toBeVisible();
  await expect(page.getByText('Sigilo da diretoria')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Criar projeto' })).toHaveCount(0);
  await page.goto('/projects/create');
  const name = page.getByRole('textbox', { name: /^Nome/ });
  await name.fill('Nada disto');
  await name.press('Enter');
  await expect(
    page
      .getByText(/Nada pode ser alterado até você sair dessa visão/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goto('/account');
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 720 });
  await expect(bar.getByRole('button', { name: 'Sair da visão' })).toBeInViewport();
  await expectNoSidewaysScroll(page);

  await bar.getByRole('button', { name: 'Sair da visão' }).click();
  await expect(page).toHaveURL(/user-management\?search=rute/);
  await expect(bar).toHaveCount(0);
  const { data } = await admin.ask('GET', `/api/audit-events?actor_id=${admin.id}&limit=20`);
  const told = data.filter(({ name }: { name: string }) => name === 'Rute Alvim');
  expect(told.map(({ verb }: { verb: string }) => verb)).toEqual(['ended', 'started']);
  const { data: projects } = await rute.ask('GET', '/api/projects?search=nada');
  expect(projects).toEqual([]);
});
