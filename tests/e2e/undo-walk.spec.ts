import type { Locator, Page } from '@playwright/test';
import { drag } from './drag';
import { expect, test } from './kit';
import { administrator, colleague, join, type Person, projectOf } from './people';
import type { Server } from './serve';
import { slowly } from './slowly';

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
  make: (admin: Person, server: Server) => Promise<{ id: string; name: string }>;
  /** The act, and what its dialog asks for. */
  off: [act: string, answer?: string];
  on: [act: string, answer?: string];
  held: 'is_active' | 'status' | 'is_reconciled';
}

const areas: Record<string, Area> = {
  accounts: {
    list: '/finance/accounts',
    api: '/api/finance/accounts?',
    make: (admin) =>
      admin.ask('POST', '/api/finance/accounts', {
        name: 'Banco das voltas',
        type: 'cash',
        opening_date: '2026-01-01',
      }),
    off: ['Arquivar'],
    on: ['Desarquivar'],
    held: 'is_active',
  },
  categories: {
    list: '/finance/categories',
    api: '/api/finance/categories?',
    make: (admin) => admin.ask('POST', '/api/finance/categories', { name: 'Voltas do galpão', type: 'expense' }),
    off: ['Arquivar'],
    on: ['Desarquivar'],
    held: 'is_active',
  },
  clients: {
    list: '/finance/clients?search=voltas',
    api: '/api/finance/clients?',
    make: (admin) => admin.ask('POST', '/api/finance/clients', { person_type: 'company', name: 'Olaria das Voltas' }),
    off: ['Desativar'],
    on: ['Ativar'],
    held: 'status',
  },
  units: {
    list: '/admin/units',
    api: '/api/units?',
    make: (admin) =>
      admin.ask('POST', '/api/units', { name: 'Filial das Voltas', code: 'VOL', time_zone: 'America/Sao_Paulo' }),
    off: ['Tirar de uso'],
    on: ['Pôr em uso'],
    held: 'is_active',
  },
  wabas: {
    list: '/admin/wabas',
    api: '/api/wabas?',
    make: (admin) =>
      admin.ask('POST', '/api/wabas', { name: 'WhatsApp das voltas', waba_id: '700900800700', phone_numbers: [] }),
    off: ['Tirar de uso'],
    on: ['Pôr em uso'],
    held: 'is_active',
  },
  users: {
    list: '/user?search=voltas',
    api: '/api/users?',
    make: (_, server) => colleague(server, 'Ugo das Voltas'),
    off: ['Desativar', 'Desativar'],
    on: ['Reativar'],
    held: 'status',
  },
  projects: {
    list: '/projects?search=voltas',
    api: '/api/projects?',
    make: async (admin) => {
      const { id } = await projectOf(admin, 'Reforma das voltas');
      return admin.ask('PATCH', `/api/projects/${id}`, { status: 'active' });
    },
    off: ['Mudar situação', 'Em espera'],
    on: ['Mudar situação', 'Em andamento'],
    held: 'status',
  },
  transactions: {
    list: '/finance/transactions?search=voltas',
    api: '/api/finance/transactions?search=voltas&',
    make: async (admin) => {
      const { id } = await admin.ask('POST', '/api/finance/accounts', {
        name: 'Caixa conciliado',
        type: 'checking',
        opening_date: '2026-01-01',
      });
      const expense = { kind: 'expense', amount_cents: 9_900, due_date: '2026-03-10', account_id: id };
      const made = await admin.ask('POST', '/api/finance/transactions', {
        ...expense,
        description: 'Polia das voltas',
      });
      await admin.ask('PATCH', `/api/finance/transactions/${made.id}`, { status: 'paid', paid_date: '2026-03-10' });
      return { id: made.id, name: made.description };
    },
    off: ['Marcar como conciliada'],
    on: ['Desfazer conciliação'],
    held: 'is_reconciled',
  },
};

for (const [name, { list, api, make, off, on, held }] of Object.entries(areas))
  test(`ten acts on ${name} can be undone and redone`, async ({ page, server, enter }) => {
    const admin = await administrator(server);
    const thing = await make(admin, server);
    const state = async () =>
      (await admin.ask('GET', `${api}limit=100`)).data.find(({ id }: { id: string }) => id === thing.id)[held];
    await enter(admin, list);
    await page.getByRole('checkbox', { name: new RegExp(thing.name) }).click();
    const row = page.getByRole('row', { name: new RegExp(thing.name) });
    const press =
      ([act, answer]: Area['on']) =>
      async () => {
        const shown = await row.innerText();
        await page
          .getByRole('region', { name: /selecionad/ })
          .getByRole('button', { name: act, exact: true })
          .click();
        if (answer) await page.locator('[role$=dialog]').getByText(answer, { exact: true }).click();
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

test('permissions, memberships and roles of people can be undone and redone', async ({ page, server, enter }) => {
  const admin = await administrator(server);
  const { id, name } = await colleague(server, 'Rosa das Voltas');
  const role = await admin.ask('POST', '/api/roles', { code: 'voltas', name: 'Turno das voltas' });
  const unit = await admin.ask('POST', '/api/units', { name: 'Doca das Voltas', time_zone: 'America/Sao_Paulo' });
  const send = (cell: Locator) => async () => {
    await cell.click();
    await page.getByRole('button', { name: 'Enviar mudanças' }).click();
    await expect(page.getByRole('region', { name: 'Mudanças por enviar' })).toBeHidden();
  };
  const walk = async (acts: (() => Promise<unknown>)[], state: () => Promise<unknown>) =>
    walkBackAndForth(page, await statesOf(acts, state), state);

  await enter(admin, '/rbac');
  await page.getByRole('searchbox', { name: 'Buscar papel' }).fill('voltas');
  const permission = (title: string) => send(page.getByRole('checkbox', { name: `${title}, ${role.name}` }));
  const [units, projects] = [permission('Ver unidades'), permission('Criar projetos')];
  await walk([units, projects, projects, units, units, projects, units, units, projects, units], async () =>
    (await admin.ask('GET', `/api/roles/${role.id}`)).permissions.toSorted(),
  );

  await page.goto('/admin/user-units');
  await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(name);
  const membership = send(page.getByRole('checkbox', { name: `${name}, ${unit.name}` }));
  await walk(Array<typeof membership>(10).fill(membership), async () =>
    (await admin.ask('GET', `/api/users/${id}`)).units.map((each: { id: string }) => each.id).toSorted(),
  );

  await page.goto('/rbac/user-management?search=voltas');
  await page.getByRole('checkbox', { name: new RegExp(name) }).click();
  const grant = (act: string) => async () => {
    await page.getByRole('region', { name: '1 pessoa selecionada' }).getByRole('button', { name: act }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Papel/ }).click();
    await page.getByRole('option', { name: role.name }).click();
    await dialog.getByRole('button', { name: act }).click();
    // The next act needs the row as it is by then.
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row.getByText(role.name)).toHaveCount(act === 'Dar papel' ? 1 : 0);
  };
  const acts = Array.from({ length: 10 }, (_, at) => grant(at % 2 === 0 ? 'Dar papel' : 'Tirar papel'));
  await walk(acts, async () =>
    (await admin.ask('GET', `/api/users/${id}`)).roles.map((each: { id: string }) => each.id).toSorted(),
  );
});

test('ten acts on the page of a project can be undone and redone', async ({ page, server, enter }) => {
  const ivo = await colleague(server, 'Ivo Retornos');
  const { id } = await projectOf(ivo, 'Projeto de voltas');
  await ivo.ask('PATCH', `/api/projects/${id}`, { status: 'active' });
  const state = async () => {
    const { name, status, is_template } = await ivo.ask('GET', `/api/projects/${id}`);
    return { name, status, is_template };
  };
  await enter(ivo, `/projects/${id}`);
  const menu = (act: string) => async () => {
    await page.getByRole('button', { name: /^Mais ações de/ }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  const press = (act: string) => async () => {
    // A button that took the place of another ignores presses for a second.
    await page.waitForTimeout(1100);
    await page.getByRole('button', { name: act, exact: true }).click();
  };
  const rename = (name: string) => async () => {
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    await page.getByRole('textbox', { name: 'Nome do projeto' }).fill(name);
    await page.keyboard.press('Enter');
  };
  const acts = [
    rename('Um'),
    menu('Usar como modelo'),
    menu('Pôr em espera'),
    press('Retomar'),
    rename('Dois'),
    press('Concluir'),
    press('Reabrir'),
    menu('Deixar de ser modelo'),
    menu('Pôr em espera'),
    rename('Três'),
  ];
  await walkBackAndForth(page, await statesOf(acts, state), state);
});

test('saved views, roles in a project and finished work can be undone and redone', async ({ page, server, enter }) => {
  const [ivo, vera] = [await colleague(server, 'Ivo Desfaz'), await colleague(server, 'Vera Refaz')];
  const { id } = await projectOf(ivo, 'Projeto desfeito', { Medir: [], Cortar: [], Soldar: [] });
  await join(ivo, { id }, vera, 'viewer');
  const walk = async (acts: (() => Promise<unknown>)[], state: () => Promise<unknown>) =>
    walkBackAndForth(page, await statesOf(acts, state), state);

  const views = Array.from({ length: 10 }, (_, at) => ({ name: `Volta ${at}`, query: `search=volta${at}` }));
  for (const view of views) await ivo.ask('POST', '/api/saved-views', { ...view, scope: 'projects' });
  await enter(ivo, '/projects');
  const item = async (name: string) => {
    await page.getByRole('button', { name: 'Visões salvas' }).click();
    await page.getByRole('menu').getByText(name, { exact: true }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  };
  const remove = (name: string) => async () => {
    await item(name);
    await item(`Excluir a visão ${name}`);
  };
  await walk(
    views.map(({ name }) => remove(name)),
    async () =>
      (await ivo.ask('GET', '/api/saved-views?scope=projects')).data
        .map(({ name }: { name: string }) => name)
        .toSorted(),
  );

  await page.goto(`/projects/${id}/members`);
  const give = (role: string) => async () => {
    await page.getByRole('button', { name: /Papel de Vera/ }).click();
    await page.getByRole('option', { name: new RegExp(`^${role}`) }).click();
    await expect(page.getByRole('button', { name: /Papel de Vera/ })).toContainText(role);
    await expect(page.getByRole('button', { name: /Papel de Vera/ })).toBeFocused();
  };
  const roles = ['Gestor', 'Colaborador', 'Executor', 'Leitor', 'Gestor', 'Responsável', 'Leitor'];
  await walk([...roles, 'Gestor', 'Executor', 'Colaborador'].map(give), async () => {
    const { data } = await ivo.ask('GET', `/api/projects/${id}/members`);
    return data.find((each: { user: { id: string } }) => each.user.id === vera.id).role;
  });
  // Before it is answered, Ctrl+Z means it already.
  await slowly(page, 400);
  await give('Leitor')();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /Papel de Vera/ })).toContainText('Colaborador');

  const { steps } = await ivo.ask('GET', `/api/projects/${id}`);
  for (const step of steps) await ivo.ask('PATCH', `/api/projects/${id}/steps/${step.id}`, { assignee_id: ivo.id });
  await page.goto('/my-work');
  const medir = page.getByRole('checkbox', { name: /Medir/ });
  await medir.click();
  await page.keyboard.press('Control+z');
  await expect(medir).not.toBeChecked();
  await page.unrouteAll({ behavior: 'wait' });
  const finish = (name: string) => () => page.getByRole('checkbox', { name: new RegExp(name) }).click();
  const raise = async () => {
    await page.getByRole('link', { name: 'Medir', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Medir' });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.getByRole('link', { name: 'Medir', exact: true }).focus();
    await page.keyboard.press('p');
    await page.keyboard.type('urg');
    await page.keyboard.press('Enter');
  };
  await walk([finish('Medir'), finish('Cortar'), finish('Soldar'), raise], async () =>
    (await ivo.ask('GET', `/api/projects/${id}`)).steps.map(
      ({ status, priority }: { status: string; priority: string }) => ({
        status,
        priority,
      }),
    ),
  );
});
