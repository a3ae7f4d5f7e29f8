import type { Page } from '@playwright/test';
import { drag } from './drag';
import { expect, test } from './kit';
import { administrator, colleague, type Person, projectOf } from './people';

/** Undoes all acts and redoes them, and compares the server's state after each. */
async function walkBackAndForth(page: Page, states: unknown[], state: () => Promise<unknown>) {
  const past = states.slice(0, -1);
  for (const before of past.toReversed()) {
    await page.keyboard.press('Control+z');
    await expect.poll(state).toEqual(before);
  }
  for (const after of states.slice(1)) {
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(state).toEqual(after);
  }
}

/** Runs acts in order. Returns the server's state before the first and after each. */
async function statesOf(acts: (() => Promise<unknown>)[], state: () => Promise<unknown>) {
  const states = [await state()];
  for (const act of acts) {
    await act();
    await expect.poll(async () => JSON.stringify(await state())).not.toBe(JSON.stringify(states.at(-1)));
    states.push(await state());
  }
  return states;
}

test('ten acts on steps can be undone and redone, a ticked sub-step among them', async ({ page, server, enter }) => {
  const ivo = await colleague(server, 'Ivo Voltas');
  const project = await projectOf(ivo, 'Parada de voltas', { Drenar: ['Abrir o dreno'], Religar: [] });
  const state = async () => {
    const { steps } = await ivo.ask('GET', `/api/projects/${project.id}`);
    return steps.map((step: (typeof project.steps)[number]) => {
      const { name, status, priority, due_date, assignee, tags, sub_steps } = step;
      return { name, status, priority, due_date, who: assignee?.id, tags, ticks: sub_steps.map((each) => each.status) };
    });
  };
  await enter(ivo, `/projects/${project.id}?groupBy=none&sortBy=name&sortOrder=asc`);
  const row = page.getByRole('link', { name: 'Drenar', exact: true });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  const choose = (key: string, text: string) => async () => {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row).toBeFocused();
  };
  const tick = async () => {
    await row.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Drenar' });
    await panel.getByText('Abrir o dreno', { exact: true }).click();
    await expect(panel.getByRole('checkbox', { name: 'Abrir o dreno' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  };
  const down = async () => {
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Religar', exact: true })).toBeFocused();
    await page.keyboard.press('p');
    await page.keyboard.type('urg');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('k');
    await expect(row).toBeFocused();
  };
  const acts = [
    choose('s', 'em and'),
    choose('p', 'alta'),
    choose('d', '24122030'),
    choose('a', 'Ivo'),
    tick,
    choose('s', 'a fazer'),
    choose('p', 'baixa'),
    choose('d', '26122030'),
    down,
    choose('s', 'em and'),
  ];
  await walkBackAndForth(page, await statesOf(acts, state), state);
});

interface Area {
  list: string;
  api: string;
  make: (admin: Person) => Promise<{ id: string; name: string }>;
  off: string;
  on: string;
  held: 'is_active' | 'status';
}

const areas: Record<string, Area> = {
  accounts: {
    list: '/finance/accounts',
    api: '/api/finance/accounts',
    make: (admin) =>
      admin.ask('POST', '/api/finance/accounts', {
        name: 'Banco das voltas',
        type: 'cash',
        opening_date: '2026-01-01',
      }),
    off: 'Arquivar',
    on: 'Desarquivar',
    held: 'is_active',
  },
  categories: {
    list: '/finance/categories',
    api: '/api/finance/categories',
    make: (admin) => admin.ask('POST', '/api/finance/categories', { name: 'Voltas do galpão', type: 'expense' }),
    off: 'Arquivar',
    on: 'Desarquivar',
    held: 'is_active',
  },
  clients: {
    list: '/finance/clients?search=voltas',
    api: '/api/finance/clients',
    make: (admin) => admin.ask('POST', '/api/finance/clients', { person_type: 'company', name: 'Olaria das Voltas' }),
    off: 'Desativar',
    on: 'Ativar',
    held: 'status',
  },
  units: {
    list: '/admin/units',
    api: '/api/units',
    make: (admin) =>
      admin.ask('POST', '/api/units', { name: 'Filial das Voltas', code: 'VOL', time_zone: 'America/Sao_Paulo' }),
    off: 'Tirar de uso',
    on: 'Pôr em uso',
    held: 'is_active',
  },
};

for (const [name, { list, api, make, off, on, held }] of Object.entries(areas))
  test(`ten acts on ${name} can be undone and redone`, async ({ page, server, enter }) => {
    const admin = await administrator(server);
    const thing = await make(admin);
    const state = async () =>
      (await admin.ask('GET', `${api}?limit=100`)).data.find(({ id }: { id: string }) => id === thing.id)[held];
    await enter(admin, list);
    await page.getByRole('checkbox', { name: new RegExp(thing.name) }).click();
    const row = page.getByRole('row', { name: new RegExp(thing.name) });
    const press = (act: string) => async () => {
      const shown = await row.innerText();
      await page
        .getByRole('region', { name: /selecionad/ })
        .getByRole('button', { name: act, exact: true })
        .click();
      await expect.poll(() => row.innerText()).not.toBe(shown);
    };
    const acts = Array.from({ length: 10 }, (_, at) => press(at % 2 === 0 ? off : on));
    await walkBackAndForth(page, await statesOf(acts, state), state);
  });

test('cell edits, a payment and calendar moves can be undone and redone', async ({ page, server, enter }) => {
  const admin = await administrator(server);
  const account = await admin.ask('POST', '/api/finance/accounts', {
    name: 'Banco dos desfeitos',
    type: 'checking',
    opening_date: '2026-01-01',
  });
  const { id } = await admin.ask('POST', '/api/finance/transactions', {
    kind: 'expense',
    description: 'Frete das voltas',
    amount_cents: 10_000,
    due_date: '2030-12-10',
    account_id: account.id,
  });
  const state = async () => {
    const { amount_cents, status, due_date } = await admin.ask('GET', `/api/finance/transactions/${id}`);
    return { amount_cents, status, due_date };
  };
  await enter(admin, `/finance/accounts/${account.id}/transactions`);
  const row = page.getByRole('row', { name: 'Frete das voltas' });
  const type = (amount: string) => async () => {
    await row.getByRole('gridcell', { name: /R\$/ }).click();
    await page.keyboard.type(amount);
    await page.keyboard.press('Enter');
  };
  const menu = (act: string) => async () => {
    await page.getByRole('button', { name: 'Ações de Frete das voltas' }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  const acts = [type('200'), type('300'), type('400'), menu('Marcar como paga')];
  const states = await statesOf(acts, state);
  // A focused cell would handle Ctrl+Z itself.
  await page.getByRole('heading', { level: 1 }).click();
  await walkBackAndForth(page, states, state);

  const meeting = await admin.ask('POST', '/api/meetings', {
    title: 'Reunião das voltas',
    start_at: '2027-04-07T12:00:00.000Z',
    end_at: '2027-04-07T13:00:00.000Z',
    time_zone: 'America/Sao_Paulo',
  });
  const starts = async () => (await admin.ask('GET', `/api/meetings/${meeting.id}`)).start_at;
  await page.goto('/meetings/calendar?view=week&day=2027-04-07');
  const bar = page.getByRole('link', { name: /Reunião das voltas/ });
  await expect(bar).toContainText('09:00');
  const { height = 0 } = (await bar.boundingBox()) ?? {};
  const later = async () => {
    await drag(page, bar, { down: height });
    await page.mouse.up();
  };
  await walkBackAndForth(page, await statesOf([later, later, later], starts), starts);
});
