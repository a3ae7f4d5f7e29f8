import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, colleague, demonstration, type Person } from './people';
import type { Server } from './serve';

const project = async (person: Person) =>
  (await person.ask('GET', '/api/projects?search=Esteira+de+inspe')).data[0].id as string;

const invitationTo = async (server: Server, email: string) => {
  const admin = await administrator(server);
  const invitation = { email, role: 'viewer' };
  return (await admin.ask('POST', `/api/projects/${await project(admin)}/invitations`, invitation)).token as string;
};

const steps = (page: Page) => page.getByRole('link', { name: 'Ligar o descarte ao CLP' });

for (const width of [1280, 375]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    const look = async (page: Page, path: string, seen = page.getByRole('heading', { level: 1 })) => {
      if (path) await page.goto(path);
      await expect(seen.first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };

    for (const path of ['/', '/login']) {
      test(`${path} is accessible to a visitor`, async ({ page }) => {
        await look(page, path);
      });
    }

    test('the day, the list of projects and the way to a new one are accessible', async ({ page, server, enter }) => {
      // Axe looks at six pages.
      test.slow();
      await enter(await demonstration(server, 'admin'), '/home');
      for (const path of [
        '/home',
        '/my-work',
        '/projects',
        '/projects?view=cards&group=status',
        '/projects?search=nada-assim',
        '/projects/create?start=template',
      ]) {
        await look(page, path);
      }
    });

    test('the steps of a project are accessible in every view, and one of them opened', async ({
      page,
      server,
      enter,
    }) => {
      const admin = await demonstration(server, 'admin');
      const at = `/projects/${await project(admin)}`;
      await enter(admin, at);
      await look(page, '', steps(page));
      await look(page, `${at}?viewMode=board`, page.getByRole('group', { name: /A fazer/ }));
      await look(page, `${at}?viewMode=calendar`);
      await look(page, `${at}?viewMode=timeline`);
      await page.goto(at);
      await steps(page).click();
      await look(page, '', page.getByRole('dialog', { name: 'Ligar o descarte ao CLP' }));
    });

    test('the overview, the members and the paper of a project are accessible', async ({ page, server, enter }) => {
      const admin = await demonstration(server, 'admin');
      const at = `/projects/${await project(admin)}`;
      await enter(admin, `${at}/overview`);
      await look(page, '', page.getByRole('list', { name: 'Atividade recente' }));
      await look(page, `${at}/members`, page.getByRole('heading', { name: 'Convidar pessoas' }));
      await look(page, `${at}/print`);
    });

    test('an invitation is accessible to a visitor, to the invited and to another account', async ({
      page,
      server,
      enter,
    }) => {
      const person = await colleague(server, `Nina ${width === 375 ? 'Pequena' : 'Grande'}`);
      const [hers, another] = [
        await invitationTo(server, person.email),
        await invitationTo(server, `outra${width}@empresa.example`),
      ];
      await look(page, `/invitations/${hers}`, page.getByRole('link', { name: 'Criar conta' }));
      await enter(person, '/invitations');
      await look(page, '', page.getByRole('button', { name: 'Aceitar convite' }));
      await look(page, `/invitations/${hers}`, page.getByRole('button', { name: 'Aceitar convite' }));
      await look(page, `/invitations/${another}`, page.getByRole('heading', { name: /para outra conta/ }));
      await look(page, '/invitations/tri_nada', page.getByRole('heading', { name: 'Convite não encontrado' }));
    });
  });
}
