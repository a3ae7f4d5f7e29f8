import type { Page } from '@playwright/test';
import type { Schema } from '#openapi/operations';
import { expect, test } from './kit';
import { administrator, colleague, type Person, projectOf } from './people';
import { slowly } from './slowly';

const readProject = (person: Person, id: string): Promise<Schema<'ProjectDetail'>> =>
  person.ask('GET', `/api/projects/${id}`);
const namesOf = (things: { name: string; position: number }[]) =>
  things.toSorted((left, right) => left.position - right.position).map(({ name }) => name);

test('a hundred steps typed without waiting are a hundred steps, letter by letter, in their order', async ({
  page,
  server,
  enter,
}) => {
  const caio = await colleague(server, 'Caio Prestes');
  const project = await projectOf(caio, 'Linha de envase', {});
  await enter(caio, `/projects/${project.id}`);
  const line = page.getByRole('textbox', { name: 'Nome da etapa' });
  await expect(line).toBeVisible();
  await slowly(page, 400);
  const names = Array.from({ length: 100 }, (_, index) => `Etapa ${index + 1}`);
  await line.focus();
  for (const name of names) {
    await page.keyboard.type(name, { delay: 20 });
    await page.keyboard.press('Enter');
  }
  await expect(line).toHaveValue('');
  await expect(page.getByText('100 etapas').filter({ visible: true }).first()).toBeVisible();
  await expect
    .poll(async () => (await readProject(caio, project.id)).steps.length, { timeout: 120_000, intervals: [1_000] })
    .toBe(100);
  expect(namesOf((await readProject(caio, project.id)).steps)).toEqual(names);
  await expect(page.getByRole('link', { name: 'Etapa 100', exact: true })).toBeVisible();
});

test('on a slow phone the field for a new step is there as soon as the steps are', async ({ page, server, enter }) => {
  const caio = await colleague(server, 'Caio Lento');
  const project = await projectOf(caio, 'Linha distante', { Medir: [] });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const look = () => {
      if ([...document.querySelectorAll('a')].some(({ textContent }) => textContent === 'Medir'))
        seen.steps ??= performance.now();
      if (document.querySelector('input[placeholder="Nome da etapa"]')) seen.field ??= performance.now();
      requestAnimationFrame(look);
    };
    look();
  });
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  await enter(caio, `/projects/${project.id}`);
  await expect(page.getByRole('textbox', { name: 'Nome da etapa' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Medir', exact: true })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  expect(Number(seen.field) - Number(seen.steps)).toBeLessThan(200);
});

test('sub-steps typed without waiting are all there', async ({ page, server, enter }) => {
  const caio = await colleague(server, 'Caio Motta');
  const project = await projectOf(caio, 'Linha de rotulagem', { Instalar: [] });
  await enter(caio, `/projects/${project.id}?step=${project.steps[0]?.id}`);
  const line = page.getByRole('textbox', { name: 'Nova subetapa' });
  await expect(line).toBeVisible();
  await slowly(page, 400);
  const names = ['Medir', 'Cortar', 'Soldar', 'Pintar', 'Montar', 'Testar', 'Entregar', 'Treinar'];
  await line.focus();
  for (const name of names) {
    await page.keyboard.type(name, { delay: 20 });
    await page.keyboard.press('Enter');
  }
  const subSteps = async () => (await readProject(caio, project.id)).steps[0]?.sub_steps ?? [];
  await expect.poll(async () => (await subSteps()).length, { timeout: 20_000 }).toBe(names.length);
  expect(namesOf(await subSteps())).toEqual(names);
  await expect(page.getByText('0 de 8').filter({ visible: true }).first()).toBeVisible();
});

/** Each frame takes so many milliseconds more to be drawn, as on a device that is old or busy. */
function drawSlowly(milliseconds: number) {
  if (milliseconds === 0) return;
  requestAnimationFrame(function hold() {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    requestAnimationFrame(hold);
  });
}

for (const [device, frame] of [
  ['', 0],
  [', on a device that draws three frames a second', 300],
] as const)
  test(`three steps in a row are answered as fast as the keys go${device}`, async ({ page, server, enter }) => {
    const caio = await colleague(server, 'Caio Reis');
    const project = await projectOf(caio, 'Linha de corte', { Medir: [], Cortar: [], Soldar: [], Pintar: [] });
    await enter(caio, `/projects/${project.id}?groupBy=none&sortBy=position&sortOrder=asc`);
    await expect(page.getByRole('link', { name: 'Pintar' })).toBeVisible();
    // Once the code of the question is there.
    await page.getByRole('link', { name: 'Medir' }).focus();
    await page.keyboard.press('s');
    await expect(page.getByRole('row', { name: /A planejar/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Medir' })).toBeFocused();
    await slowly(page, 400);
    await page.evaluate(drawSlowly, frame);
    const statuses = async () => (await readProject(caio, project.id)).steps.map(({ status }) => status);
    for (const [letter, status] of [
      ['e', 'in_progress'],
      ['a', 'backlog'],
    ] as const) {
      await page.getByRole('link', { name: 'Medir' }).focus();
      for (const next of ['', 'j', 'j']) {
        if (next) await page.keyboard.press(next, { delay: 20 });
        for (const key of ['s', letter, 'Enter']) await page.keyboard.press(key, { delay: 20 });
      }
      await expect.poll(statuses, { timeout: 90_000 }).toEqual([status, status, status, 'backlog']);
    }
  });

test('without a connection what was typed is given back, and sent again in its order', async ({
  page,
  server,
  enter,
  context,
}) => {
  const caio = await colleague(server, 'Caio Dutra');
  const project = await projectOf(caio, 'Linha de pesagem', {});
  await enter(caio, `/projects/${project.id}`);
  const line = page.getByRole('textbox', { name: 'Nome da etapa' });
  await line.fill('Medir');
  await line.press('Enter');
  await expect(page.getByRole('link', { name: 'Medir' })).toBeVisible();
  await context.setOffline(true);
  for (const name of ['Cortar', 'Soldar']) {
    await line.fill(name);
    await line.press('Enter');
  }
  await expect(page.getByText('Não foi possível adicionar 2 etapas')).toBeVisible();
  await line.fill('Pint');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('link', { name: 'Soldar' })).toBeVisible();
  await expect(page.getByText('Não foi possível adicionar 2 etapas')).toBeHidden();
  await expect(line).toHaveValue('Pint');
  expect(namesOf((await readProject(caio, project.id)).steps)).toEqual(['Medir', 'Cortar', 'Soldar']);
});

test('pasted lines become as many steps, once it is said how many', async ({ page, server, enter }) => {
  const caio = await colleague(server, 'Caio Neves');
  const project = await projectOf(caio, 'Linha de corte', {});
  await enter(caio, `/projects/${project.id}`);
  const line = page.getByRole('textbox', { name: 'Nome da etapa' });
  await line.focus();
  await line.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1. Medir\n2. Cortar\n\n3. Soldar\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const asked = page.getByRole('alertdialog', { name: 'Adicionar 3 etapas?' });
  await expect(asked.getByRole('listitem')).toHaveText(['Medir', 'Cortar', 'Soldar']);
  await expect(asked.getByRole('button', { name: 'Adicionar 3 etapas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Soldar' })).toBeVisible();
  await expect(line).toBeFocused();
  expect(namesOf((await readProject(caio, project.id)).steps)).toEqual(['Medir', 'Cortar', 'Soldar']);
});

/** What a phone has at the edge of a town: every answer waits, and little fits through. */
async function overThirdGeneration(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
}

test('over 3G nothing is lost of what is added, renamed and ticked without waiting', async ({
  page,
  server,
  enter,
}) => {
  const caio = await colleague(server, 'Caio Valença');
  const project = await projectOf(caio, 'Linha de solda', { Medir: ['Altura', 'Largura', 'Folga'] });
  await enter(caio, `/projects/${project.id}?step=${project.steps[0]?.id}`);
  const line = page.getByRole('textbox', { name: 'Nome da etapa' });
  const panel = page.getByRole('dialog', { name: 'Medir' });
  await expect(line).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: 'Altura' })).toBeVisible();
  await overThirdGeneration(page);

  for (const name of ['Altura', 'Largura', 'Folga']) await panel.getByText(name, { exact: true }).click();
  await panel.getByRole('button', { name: 'Medir', exact: true }).click();
  await page.keyboard.type(' tudo');
  await page.keyboard.press('Enter');
  await line.focus();
  for (const name of ['Cortar', 'Soldar', 'Pintar']) {
    await page.keyboard.type(name, { delay: 20 });
    await page.keyboard.press('Enter');
  }

  await expect(line).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Pintar' })).toBeVisible();
  const saved = async () => {
    const { steps } = await readProject(caio, project.id);
    return [
      namesOf(steps),
      steps.find(({ name }) => name === 'Medir tudo')?.sub_steps.filter((part) => part.status).length,
    ];
  };
  await expect
    .poll(saved, { timeout: 60_000, intervals: [1_000] })
    .toEqual([['Medir tudo', 'Cortar', 'Soldar', 'Pintar'], 3]);
});

test('the matrix takes every key of fast hands while each answer is late, and all of it is sent', async ({
  page,
  server,
  enter,
}) => {
  const admin = await administrator(server);
  const role = await admin.ask('POST', '/api/roles', { code: 'ronda-noturna', name: 'Ronda noturna' });
  const cells = 20;
  await enter(admin, '/rbac');
  await page.getByRole('searchbox', { name: 'Buscar papel' }).fill('ronda-noturna');
  const first = page.getByRole('checkbox', { name: /, Ronda noturna/ }).first();
  await first.focus();
  await expect(first).toBeFocused();
  await slowly(page, 400);
  for (let count = 0; count < cells; count++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  const tray = page.getByRole('region', { name: 'Mudanças por enviar' });
  await expect(tray).toContainText(`${cells} mudanças por enviar`);
  await tray.getByRole('button', { name: 'Enviar mudanças' }).click();
  await expect(page.getByRole('region', { name: 'Mudanças por enviar', includeHidden: true })).toHaveCount(0, {
    timeout: 60_000,
  });
  const given = await admin.ask('GET', `/api/roles/${role.id}`);
  expect(given.permissions).toHaveLength(cells);
});

test('Escape lets go of what was asked for and is still on its way', async ({ page, server, enter }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const caio = await colleague(server, 'Caio Nery');
  const project = await projectOf(caio, 'Linha de moagem', { Medir: [] });
  const { promise: release, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/opened*', async (route) => {
    await release;
    await route.continue();
  });
  await enter(caio, `/projects/${project.id}`);
  const ask = page.getByRole('button', { name: 'Filtros e ordem' });
  await ask.click();
  await page.keyboard.press('Escape');
  const came = page.waitForResponse('**/assets/opened*');
  letCome();
  await came;
  const sheet = page.getByRole('dialog', { name: 'Filtros e ordem' });
  // Long enough for what had come to be drawn.
  await page.waitForTimeout(500);
  await expect(sheet).toBeHidden();
  await ask.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a press at the edge of a wide button counts', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Entrar', exact: true });
  // The app takes the place of what was drawn before it.
  await page.waitForLoadState('networkidle');
  const { x, y, width, height } = (await button.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  for (const edge of [x + 1, x + width - 1]) {
    await page.reload();
    await expect(button).toBeVisible();
    await page.mouse.move(edge, y + height / 2);
    await page.mouse.down();
    // The button shrinks while it is pressed.
    await page.waitForTimeout(400);
    await page.mouse.up();
    await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveAttribute('aria-invalid', 'true');
  }
});
