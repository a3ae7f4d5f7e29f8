import type { Page } from '@playwright/test';
import { expect, test } from './kit';
import { administrator, colleague, type Person } from './people';

const numberWords = (index: number) => String(index + 1).padStart(3, '0');

/** A project of many steps. */
async function longProject(owner: Person) {
  const { id } = await owner.ask('POST', '/api/projects', { name: 'Parada de manutenção' });
  for (let index = 0; index < 240; index++)
    await owner.ask('POST', `/api/projects/${id}/steps`, { name: `Etapa ${numberWords(index)}` });
  return `/projects/${id}`;
}

/** How far below the top of the window something stands. */
const topOf = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByText(text, { exact: true })
    .filter({ visible: true })
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top), undefined, { timeout: 10_000 });

/** Scrolls until something stands in the middle of the window, as far as the page is long; returns where it is then. */
async function scrollTo(page: Page, text: string) {
  const sought = page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first();
  await page.mouse.move(700, 600);
  const more = page.getByRole('button', { name: 'Mostrar mais' });
  for (let turns = 0; turns < 100 && !(await sought.isVisible()); turns++) {
    await page.mouse.wheel(0, 500);
    if (await more.isVisible()) await more.click();
    await page.waitForTimeout(50);
  }
  await sought.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  return topOf(page, text);
}

/** Expects it where it was: rows that were not measured yet may be a few pixels higher or lower. */
async function expectAt(page: Page, text: string, top: number) {
  await expect(
    page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first(),
  ).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(page, text)) - top)).toBeLessThanOrEqual(8);
  // And there it stays.
  await page.waitForTimeout(1_000);
  expect(Math.abs((await topOf(page, text)) - top)).toBeLessThanOrEqual(8);
}

/** Reloads, then leaves by a full load and comes back: each time it is where it was. */
async function expectKept(page: Page, text: string, top: number) {
  await page.reload();
  await expectAt(page, text, top);
  await page.goto('/icon.svg');
  await page.goBack();
  await expectAt(page, text, top);
  await page.goto('/settings/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expectAt(page, text, top);
}

test('the steps of a long project are where they were after a reload, and after coming back by a full load', async ({
  page,
  server,
  enter,
}) => {
  const iara = await colleague(server, 'Iara Prado');
  const path = await longProject(iara);
  await enter(iara, path);
  const top = await scrollTo(page, 'Etapa 180');
  await expectKept(page, 'Etapa 180', top);

  // With a step open beside them.
  await page.getByRole('link', { name: 'Etapa 180', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Etapa 180' });
  await expect(panel).toBeVisible();
  // Its row is higher beside the panel, and yet stays where it was.
  await expectAt(page, 'Etapa 180', top);
  const next = await topOf(page, 'Etapa 179');
  await page.reload();
  await expect(panel).toBeVisible();
  await expectAt(page, 'Etapa 179', next);
});

test('the transactions are where they were', async ({ page, server, enter }) => {
  const admin = await administrator(server);
  const account = await admin.ask('POST', '/api/finance/accounts', {
    name: 'Conta comprida',
    type: 'checking',
    opening_date: '2026-01-01',
  });
  for (let index = 0; index < 180; index++)
    await admin.ask('POST', '/api/finance/transactions', {
      kind: 'expense',
      description: `Compra ${numberWords(index)}`,
      amount_cents: 1000 + index,
      account_id: account.id,
      due_date: '2026-05-10',
    });
  await enter(admin, '/finance/transactions?search=Compra');
  const top = await scrollTo(page, 'Compra 120');
  await expectKept(page, 'Compra 120', top);
});

test('a plain page is where it was', async ({ page, server, enter }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await enter(await administrator(server), '/settings/security');
  const heading = page.getByRole('heading', { level: 2 }).last();
  const text = await heading.innerText();
  const top = await scrollTo(page, text);
  await expectKept(page, text, top);
});
