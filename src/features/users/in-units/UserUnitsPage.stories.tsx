import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, people, StoryApp } from '../../kit/story/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/story/states';
import { paths } from '../../paths';
import type { User } from '../data/users';
import { manager, reader, sampleUsers } from '../sample';
import * as page from './UserUnitsPage';

const [matriz, campinas] = people.admin.units;
const unitOf = (unit: object | undefined) => ({ code: null, users_count: 2, my_role: null, ...unit });
const units = answers('get', '/api/units', listOf(unitOf(matriz), unitOf(campinas)));
const states = statesOf({
  get: '/api/users',
  filled: listOf(...sampleUsers),
  empty: listOf(),
  permission: 'view:users',
  beside: [units],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.userUnits(),
    routes: [pageRoute(paths.userUnits.pattern, page)],
    person: { ...manager, permissions: [...manager.permissions, 'view:user_units'] },
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: RegExp) => screen.findByRole('checkbox', { name });

/** A server that takes changes, but of whoever manages a unit. */
function keeping() {
  let users = sampleUsers as User[];
  const stays = 'Quem responde pela unidade fica até haver outra pessoa.';
  const change = (id: unknown, by: (units: User['units']) => User['units']) => {
    users = users.map((one) => (one.id === id ? { ...one, units: by(one.units) } : one));
  };
  return [
    http.get('/api/users', () => HttpResponse.json(listOf(...users))),
    http.post('/api/users/assign-unit', async ({ request }) => {
      const { user_id, unit_id, role } = (await request.json()) as Record<string, string>;
      change(user_id, (now) => [...now, { id: unit_id, name: '', role }] as User['units']);
      return HttpResponse.json(users.find(({ id }) => id === user_id));
    }),
    http.delete('/api/users/remove-unit', async ({ request }) => {
      const { user_id, unit_id } = (await request.json()) as Record<string, string>;
      if (user_id === manager.id)
        return HttpResponse.json({ error: stays, message: stays, code: 'IN_USE' }, { status: 409 });
      change(user_id, (now) => now.filter(({ id }) => id !== unit_id));
      return new HttpResponse(null, { status: 204 });
    }),
    units,
  ];
}

/** Everybody down, all units across. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await cell(/^Tiago Albuquerque, Filial Campinas$/)).toBeChecked();
    await expect(canvas.getByRole('grid', { name: 'Pessoas de cada unidade' })).toBeVisible();
  },
};

/** Changes wait in the tray and are sent one by one; one that fails stays, and what was sent can be taken back. */
export const Changing: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await cell(/^Joana Lima, Filial Campinas$/));
    await user.click(await cell(/^Helena Prado, Matriz São Paulo$/));
    await expect(await cell(/^Joana Lima, Filial Campinas, vai entrar$/)).toBeChecked();
    const tray = within(await canvas.findByRole('region', { name: 'Mudanças por enviar' }));
    await expect(tray.getByText('2 mudanças por enviar')).toBeVisible();
    await user.click(tray.getByRole('button', { name: 'Enviar mudanças' }));
    await expect(await screen.findByText(/^1 feita, 1 falhou/)).toBeVisible();
    await expect(screen.getByText(/fica até haver outra pessoa/)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 });
    await expect(await tray.findByText('1 mudança por enviar')).toBeVisible();
    await expect(await cell(/^Joana Lima, Filial Campinas$/)).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(
      () => expect(screen.getByRole('checkbox', { name: /^Joana Lima, Filial Campinas$/ })).not.toBeChecked(),
      { timeout: 5_000 },
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 });
  },
};

/** Whoever manages no unit looks and changes nothing. */
export const ReadOnly: Story = {
  args: { person: { ...reader, permissions: [...reader.permissions, 'view:units', 'view:user_units'] } },
  play: async () => {
    await expect(await cell(/^Joana Lima, Filial Campinas$/)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What is looked for in either direction stands in the address. */
export const NothingMatches: Story = {
  args: { at: `${paths.userUnits()}?people=lua` },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Limpar a busca' }));
    await cell(/^Joana Lima, Filial Campinas$/);
  },
};

export const Loading: Story = states.loading;

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:users/)).toBeVisible();
  },
};

/** On a phone one unit at a time. */
export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };
