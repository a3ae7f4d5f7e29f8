import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import type { User } from '../data/users';
import { manager, reader, sampleUsers } from '../sample';
import * as page from './UsersPage';

const beside = [
  answers('get', '/api/saved-views', listOf()),
  answers('get', '/api/units', listOf(...manager.units)),
  answers('get', '/api/roles', listOf()),
];
const states = statesOf({
  get: '/api/users',
  filled: listOf(...sampleUsers),
  empty: listOf(),
  permission: 'view:users',
  beside,
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.users(),
    routes: [
      pageRoute(paths.users.pattern, page),
      { path: paths.user.pattern, element: <h1>A pessoa</h1> },
      { path: paths.createUser.pattern, element: <h1>O formulário</h1> },
    ],
    person: manager,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** Each with what they are here, and when they were last seen. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Tiago Albuquerque/)).toHaveTextContent('Financeiro, EquipeAtiva');
    await expect(canvas.getByRole('row', { name: /Joana Lima/ })).toHaveTextContent('ConvidadaNunca entrou');
    await expect(canvas.getByRole('link', { name: 'Criar conta' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ninguém ainda' })).toBeVisible();
  },
};

/** The filters hide everybody: the page says how many each of them hides. */
export const NothingMatches: Story = {
  args: { at: `${paths.users()}?search=lua&seen=never` },
  parameters: {
    msw: [
      http.get('/api/users', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has('search') ? listOf() : listOf(...sampleUsers)),
      ),
      ...beside,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sem a busca: 5 pessoas' }));
    await rowOf(/Joana Lima/);
  },
};

export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:users/)).toBeVisible();
  },
};

/** Whoever only sees people selects and creates nobody. */
export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas }) => {
    await rowOf(/Joana Lima/);
    await expect(canvas.queryByRole('link', { name: 'Criar conta' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Cards: Story = { args: { at: `${paths.users()}?view=cards` } };

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };

/** A server that takes changes, but of the last administrator. */
function keeping() {
  let users = sampleUsers as User[];
  const last = 'A Trama precisa de ao menos uma pessoa administradora. Dê esse papel a outra pessoa antes.';
  return [
    http.get('/api/users', () => HttpResponse.json(listOf(...users))),
    http.patch('/api/users/:id', async ({ params, request }) => {
      if (params.id === manager.id)
        return HttpResponse.json({ error: last, message: last, code: 'LAST_ADMINISTRATOR' }, { status: 409 });
      const change = (await request.json()) as Partial<User>;
      users = users.map((one) => (one.id === params.id ? { ...one, ...change } : one));
      return HttpResponse.json(users.find(({ id }) => id === params.id));
    }),
    ...beside,
  ];
}

/** Shutting people out asks first, and says what could not be done. It can be taken back. */
export const Deactivated: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Helena Prado/ }));
    await user.click(canvas.getByRole('checkbox', { name: /Tiago Albuquerque/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 pessoas selecionadas' }));
    await user.click(bar.getByRole('button', { name: 'Desativar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Desativar 2 pessoas?' }));
    await expect(dialog.getByText('Tiago Albuquerque')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Desativar' }));
    await expect(await screen.findByText('1 alterada, 1 falhou')).toBeVisible();
    await expect(screen.getByText(/precisa de ao menos uma pessoa administradora/)).toBeVisible();
    // Below what is told of it.
    const row = screen.getByRole('row', { name: /Tiago Albuquerque/, hidden: true });
    await waitFor(() => expect(row).toHaveTextContent('Desativada'));
  },
};
