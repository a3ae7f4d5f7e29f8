import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './kit';
import { type Server, serve } from './serve';

const password = 'trama-demonstracao';

async function enter(page: Page, who = 'admin') {
  await page.getByLabel('E-mail').fill(`${who}@trama.example`);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Sua sessão expirou' });
const extend = (page: Page) => dialog(page).getByRole('button', { name: 'Estender sessão' }).click({ timeout: 10_000 });

/** Lets the clock of this browser say that the access token is over, and the tab look at it. */
async function lapse(page: Page) {
  await page.evaluate(() => localStorage.setItem('accessTokenExpiresAt', '1000'));
  await page.reload();
}

async function startProject(page: Page, url: string, name: string) {
  await page.goto(`${url}/login?next=/projects/create`);
  await enter(page);
  await page.getByRole('textbox', { name: /^Nome/ }).fill(name);
}

test('an expired session is extended in place: page and typed text stay', async ({ page, server }) => {
  await startProject(page, server.url, 'Fica na tela');
  await lapse(page);
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await extend(page);
  await expect(page.getByText('Sua sessão foi renovada com sucesso!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Fica na tela');
  await page.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fica na tela' })).toBeVisible();
});

test('Sair in the dialog leads to the front page and forgets what was typed', async ({ page, server }) => {
  await startProject(page, server.url, 'Não fica');
  await lapse(page);
  await dialog(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByText('Você foi desconectado com sucesso.')).toBeVisible();
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => /Token|^draft:/.test(key))).toEqual([]);
});

test('a session that cannot be extended leads to the sign-in and back, with the draft', async ({ page, server }) => {
  await startProject(page, server.url, 'Volta comigo');
  await lapse(page);
  await expect(dialog(page)).toBeVisible();
  // Only now: a page whose session ends while it listens for news goes to the sign-in by itself.
  await page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: localStorage.getItem('refreshToken') }),
    }),
  );
  await extend(page);
  await expect(page.getByText('Não foi possível renovar sua sessão. Faça login novamente.')).toBeVisible();
  await enter(page);
  await expect(page).toHaveURL(/\/projects\/create$/);
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Volta comigo');
});

test('without a connection the dialog waits, and extends once there is one', async ({ page, context, server }) => {
  await startProject(page, server.url, 'Sem rede');
  await lapse(page);
  await expect(dialog(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await extend(page);
  await expect(page.getByText(/Sua sessão ainda pode ser estendida/)).toBeVisible();
  await context.setOffline(false);
  await extend(page);
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Sem rede');
});

test('a device that slept looks at the session as it wakes', async ({ page, server }) => {
  await page.clock.install();
  await startProject(page, server.url, 'Enquanto dormia');
  await page.clock.runFor(40_000);
  await page.clock.fastForward('02:00:00');
  await expect(dialog(page)).toBeVisible();
  const below = page.getByRole('textbox', { name: /^Nome/, includeHidden: true });
  await expect(below).toHaveValue('Enquanto dormia');
});

test('whoever closes the dialog keeps the page, and a way to extend', async ({ page, server }) => {
  await page.clock.install();
  await startProject(page, server.url, 'Quero copiar isto');
  await page.clock.runFor(40_000);
  await page.clock.fastForward('02:00:00');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Estender sessão' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Quero copiar isto');
  await page.getByRole('button', { name: 'Estender sessão' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('Enter extends from wherever one types: the caret stays, nothing moves, nothing beneath hears it', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 420 });
  await startProject(page, server.url, 'Onde eu estava');
  const text = page.getByRole('textbox', { name: /^Descrição/ });
  await text.fill('Trocar o inversor da esteira antes da parada.');
  const place = () =>
    text.evaluate((field: HTMLTextAreaElement) => ({
      isHere: field === document.activeElement,
      caret: [field.selectionStart, field.selectionEnd],
      value: field.value,
      top: Math.round(field.getBoundingClientRect().top),
    }));
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9, 17));
  const before = await place();
  await page.clock.runFor(40_000);
  await page.clock.fastForward('02:00:00');
  await expect(dialog(page).getByRole('button', { name: 'Estender sessão' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(place).toEqual(before);
  await page.keyboard.type('motor');
  await expect(text).toHaveValue('Trocar o motor da esteira antes da parada.');
  await expect(page).toHaveURL(/\/projects\/create$/);
});

test('the last minute before the session ends is counted, and renewed from there', async ({ page, server }) => {
  await startProject(page, server.url, 'Falta pouco');
  await page.evaluate(() => {
    localStorage.setItem('tokensSetAt', String(Date.now() - 3_600_000));
    localStorage.setItem('refreshTokenExpiresAt', String(Date.now() + 55_000));
  });
  await page.reload();
  const count = page.getByRole('timer');
  await expect(count).toHaveText(/Sua sessão termina em \d+ segundos?/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Renovar agora' }).click();
  await expect(count).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Falta pouco');
});

test.describe('with an access token of 12 seconds', () => {
  let short: Server;
  test.beforeAll(async () => {
    short = await serve({ ACCESS_TOKEN_SECONDS: '12' });
  });
  test.afterAll(() => short.stop());

  test('a change refused for it is told in the dialog and sent once, with the renewal', async ({ page }) => {
    // The line of events is the first to hear that the token is over: here it hears nothing.
    await page.route('**/api/events*', () => {});
    const sent: number[] = [];
    page.on('response', (response) => {
      const { method } = { method: response.request().method() };
      if (method === 'POST' && response.url().endsWith('/api/projects')) sent.push(response.status());
    });
    await startProject(page, short.url, 'Enviado uma vez');
    // The clock of this device is wrong: only the server knows that the token is over.
    await page.evaluate(() => localStorage.setItem('accessTokenExpiresAt', String(Date.now() + 3_600_000)));
    await page.evaluate(() => localStorage.setItem('tokensSetAt', String(Date.now() - 60_000)));
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Enviado uma vez');
    await page.waitForTimeout(12_500);
    await page.getByRole('button', { name: 'Criar projeto' }).click();
    await expect(dialog(page)).toContainText('Uma alteração ainda não foi gravada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Enviado uma vez' })).toBeVisible();
    expect(sent).toEqual([401, 201]);
  });

  test('it is watched every second: the dialog comes as it ends', async ({ page }) => {
    await startProject(page, short.url, 'No fim');
    await expect(dialog(page)).toBeVisible({ timeout: 16_000 });
    await extend(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('No fim');
  });
});

test.describe('two tabs of one browser', () => {
  const another = async (context: BrowserContext, url: string) => {
    const tab = await context.newPage();
    await tab.goto(url);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    return tab;
  };

  test('signing out of one signs out of both', async ({ page, context, server }) => {
    await startProject(page, server.url, 'Nas duas');
    const other = await another(context, `${server.url}/projects`);
    await page.getByRole('button', { name: /^Menu de/ }).click();
    await page
      .getByRole('menuitem', { name: /Sair$|Log out$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(other).toHaveURL(`${server.url}/`);
  });

  test('a session ended elsewhere leads both to sign-in, and signing in in one lets both go on', async ({
    page,
    context,
    server,
    browser,
  }) => {
    await page.goto(`${server.url}/login?next=/settings/security`);
    await enter(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
    const other = await another(context, `${server.url}/projects`);
    const device = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await device.goto(`${server.url}/login?next=/settings/security`);
    await enter(device);
    await device
      .getByRole('button', { name: /^Encerrar a sessão/ })
      .first()
      .click();
    await expect(device.getByText('Sessão encerrada')).toBeVisible();

    await page.reload();
    for (const [tab, next] of [
      [page, '/settings/security'],
      [other, '/projects'],
    ] as const) {
      await expect(tab).toHaveURL(`${server.url}/login?next=${encodeURIComponent(next)}`);
      await expect(tab.getByText('Sua sessão foi encerrada')).toBeVisible();
    }
    await enter(other);
    await expect(other.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
    await page.goto(`${server.url}/login?next=/projects`);
    await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
    await device.context().close();
  });

  test('renew once, and one choice closes both dialogs', async ({ page, context, server }) => {
    await page.goto(`${server.url}/login?next=/projects`);
    await enter(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Projetos' })).toBeVisible();
    const other = await another(context, `${server.url}/projects`);
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url());
    });
    await page.evaluate(() => localStorage.setItem('accessTokenExpiresAt', '1000'));
    await Promise.all([page.reload(), other.reload()]);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(other)).toBeVisible();
    // Whichever is pressed first takes the other's button away.
    const [a, b] = await Promise.allSettled([extend(page), extend(other)]);
    expect([a.status, b.status]).toContain('fulfilled');
    for (const tab of [page, other]) {
      // A tab in the background draws nothing, the end of a dialog included.
      await tab.bringToFront();
      await expect(dialog(tab)).toBeHidden();
    }
    expect(renewals).toHaveLength(1);
    const tokens = await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => localStorage.getItem('accessToken'))),
    );
    expect(tokens[0]).toBe(tokens[1]);
  });
});
