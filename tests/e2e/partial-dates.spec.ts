import type { Page } from '@playwright/test';
import { expect, test } from './kit';
import { administrator, type Person, projectOf } from './people';

/** Digits of days that exist, that never exist, and that are far away. */
const typed = ['31122030', '31022030', '01010001'];

/** Types every beginning of each date into each date field that is shown, and leaves it there each time. */
async function typeEveryPrefix(page: Page) {
  const dialog = page.getByRole('dialog');
  const within = (await dialog.count()) > 0 ? dialog : page;
  const fields = within.getByRole('group').filter({ has: page.getByRole('spinbutton', { name: /^ano/i }) });
  await expect(fields.first()).toBeVisible();
  const count = await fields.count();
  for (let at = 0; at < count; at++) {
    const parts = fields.nth(at).getByRole('spinbutton');
    for (const digits of typed)
      for (let length = 1; length <= digits.length; length++) {
        await parts.first().focus();
        await page.keyboard.type(digits.slice(0, length));
        await parts.last().evaluate((part) => (part.ownerDocument.activeElement as HTMLElement).blur());
        await expect(parts.last(), digits.slice(0, length)).toBeVisible();
      }
    // A year typed into a whole date passes through the years 2, 20 and 203.
    await parts.first().focus();
    await page.keyboard.type('31122030');
    await parts.last().focus();
    for (const digit of '0203') await page.keyboard.type(digit);
    await expect(parts.last()).toBeVisible();
  }
  await expect(page.getByText(/Algo deu errado|não pôde ser mostrad/)).toHaveCount(0);
}

async function choose(page: Page, field: RegExp, option: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
}

interface Place {
  path: (admin: Person) => string | Promise<string>;
  /** Brings the date fields into sight. */
  open?: (page: Page) => Promise<unknown>;
}

async function transactionOf(admin: Person) {
  const { id: account_id } = await admin.ask('POST', '/api/finance/accounts', {
    name: `Banco das datas ${admin.id}`,
    type: 'checking',
    opening_date: '2026-01-01',
  });
  const about = { kind: 'expense', description: 'Conta de luz', amount_cents: 10_000, due_date: '2030-12-10' };
  return admin.ask('POST', '/api/finance/transactions', { ...about, account_id });
}

const places: Record<string, Place> = {
  'a new project': { path: () => '/projects/create' },
  'the dialog of several projects': {
    path: () => '/projects',
    async open(page) {
      await page.getByRole('row').nth(1).getByRole('checkbox').click();
      await page
        .getByRole('region', { name: /selecionad/ })
        .getByRole('button', { name: 'Mudar prazo' })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the dates of a step': {
    path: async (admin) => `/projects/${(await projectOf(admin, 'Obra das datas', { Medir: [] })).id}`,
    async open(page) {
      await expect(page.getByRole('link', { name: 'Medir', exact: true })).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('d');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a new transaction that is repeated until a day': {
    path: () => '/finance/transactions/create',
    async open(page) {
      await choose(page, /Repetir$/, 'Toda semana');
      await page.getByText('Em uma data', { exact: true }).click();
    },
  },
  'a payment': {
    path: async (admin) => `/finance/transactions/${(await transactionOf(admin)).id}`,
    async open(page) {
      await page.getByRole('button', { name: /Registrar pagamento/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a new account': { path: () => '/finance/accounts/create' },
  'the period of the dashboard': { path: () => '/finance?period=custom' },
  'a supposition': {
    path: () => '/finance',
    open: (page) => page.getByRole('button', { name: 'E se…' }).click(),
  },
  'a new meeting that comes again': {
    path: () => '/meetings/create',
    async open(page) {
      await choose(page, /Repetir$/, 'Toda semana');
      await choose(page, /Termina$/, 'Em uma data');
    },
  },
  'an outcome of a meeting': {
    async path(admin) {
      const meeting = await admin.ask('POST', '/api/meetings', {
        title: 'Reunião das datas',
        start_at: '2030-04-07T12:00:00.000Z',
        end_at: '2030-04-07T13:00:00.000Z',
        time_zone: 'America/Sao_Paulo',
      });
      await admin.ask('POST', `/api/meetings/${meeting.id}/outcomes`, { text: 'Medir a área' });
      return `/meetings/${meeting.id}/minutes`;
    },
    async open(page) {
      await page.getByRole('button', { name: 'Ações de Medir a área' }).click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the filter of a list': {
    path: () => '/finance/transactions',
    async open(page) {
      await page.getByRole('button', { name: 'Filtro', exact: true }).click();
      await page.getByRole('listbox').getByText('Período', { exact: true }).click();
    },
  },
  'a new unit with holidays': { path: () => '/admin/units/create' },
  'a new WABA': { path: () => '/admin/wabas/create' },
};

for (const [name, { path, open }] of Object.entries(places))
  test(`every beginning of a date can be typed: ${name}`, async ({ page, server, enter }) => {
    const admin = await administrator(server);
    await enter(admin, await path(admin));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open?.(page);
    await typeEveryPrefix(page);
  });
