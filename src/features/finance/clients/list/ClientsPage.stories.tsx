import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, StoryApp } from '../../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../../kit/testing/states';
import { paths } from '../../../paths';
import { reader, sampleClients, treasurer } from '../../sample';
import type { Client } from '../api';
import * as page from './ClientsPage';

const views = answers('get', '/api/saved-views', listOf());
const states = statesOf({
  get: '/api/finance/clients',
  filled: listOf(...sampleClients),
  empty: listOf(),
  permission: 'view:finance_clients',
  beside: [views],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.clients(),
    routes: [pageRoute(paths.clients.pattern, page), { path: paths.client.pattern, element: <h1>O formulário</h1> }],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** A document stands with its marks, a masked one as it came. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Serra Azul/)).toHaveTextContent('12.ABC.345/01DE-35');
    await expect(await rowOf(/Marina Toledo/)).toHaveTextContent('***.982.247-**');
    await expect(canvas.getByRole('link', { name: 'Criar cliente' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum cliente ainda' })).toBeVisible();
  },
};

/** The filters hide everything: the page says how many each of them hides. */
export const NothingMatches: Story = {
  args: { at: `${paths.clients()}?search=lua&status=blocked` },
  parameters: {
    msw: [
      views,
      http.get('/api/finance/clients', ({ request }) =>
        HttpResponse.json(listOf(...(new URL(request.url).searchParams.has('search') ? [] : sampleClients))),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Sem a busca: 4 clientes' }));
    await rowOf(/Marina Toledo/);
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
    await expect(await canvas.findByText(/view:finance_clients/)).toBeVisible();
  },
};

/** Whoever only sees clients opens, selects and creates none. */
export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas }) => {
    await rowOf(/Serra Azul/);
    await expect(canvas.queryByRole('link', { name: 'Criar cliente' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };

/** A server that takes changes. */
function keeping() {
  let clients: Client[] = sampleClients;
  return [
    views,
    http.get('/api/finance/clients', () => HttpResponse.json(listOf(...clients))),
    http.patch('/api/finance/clients/:id', async ({ params, request }) => {
      const change = (await request.json()) as Partial<Client>;
      clients = clients.map((client) => (client.id === params.id ? { ...client, ...change } : client));
      return HttpResponse.json(clients.find(({ id }) => id === params.id));
    }),
    http.delete('/api/finance/clients/:id', ({ params }) => {
      clients = clients.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

/** Each goes back to where it was; only what cannot be taken back asks first. */
export const Bulk: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Usina Boa Vista/ }));
    await user.click(canvas.getByRole('checkbox', { name: /Marina Toledo/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 clientes selecionados' }));
    await user.click(bar.getByRole('button', { name: 'Desativar' }));
    await expect(await screen.findByText('2 clientes alterados')).toBeVisible();
    await waitFor(async () => expect(await rowOf(/Usina Boa Vista/)).toHaveTextContent('Inativo'));
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Usina Boa Vista/)).toHaveTextContent('Bloqueado'));
    await user.click(bar.getByRole('button', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir 2 clientes?' }));
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Marina Toledo/ })).toBeNull());
  },
};

const [serraAzul, boaVista] = sampleClients as [Client, Client];
const side = ({ id, name, version }: Client, transactions: number) => ({ id, name, version, transactions });

/** Two that are one: what moves is told in numbers before, and which of them stays can be turned round. */
export const Merging: Story = {
  parameters: {
    msw: [
      ...keeping(),
      http.get('/api/finance/clients/:id/merge', ({ params }) => {
        const [keeps, goes] = params.id === serraAzul.id ? [serraAzul, boaVista] : [boaVista, serraAzul];
        const sides = {
          keeps: { ...side(keeps, 8), open_cents: 0 },
          goes: { ...side(goes, 2), open_cents: 540_000 },
        };
        return HttpResponse.json({ ...sides, filled: ['phone', 'pix_key'] });
      }),
      http.post('/api/finance/clients/:id/merge', () => HttpResponse.json(boaVista)),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Usina Boa Vista/ }));
    await expect(canvas.queryByRole('button', { name: 'Unir os dois' })).toBeNull();
    await user.click(await canvas.findByRole('checkbox', { name: /Serra Azul/ }));
    await user.click(await canvas.findByRole('button', { name: 'Unir os dois' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('radio', { name: /Usina Boa Vista/ }));
    await expect(
      await dialog.findByText(
        /^2 transações passam de Moinho Serra Azul Alimentos Ltda para Usina Boa Vista Energia S.A., com/,
      ),
    ).toBeVisible();
    await expect(dialog.getByText('Também passam os dados que faltam: Telefone e Chave Pix.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Unir' }));
    await expect(await screen.findByText('Clientes unidos')).toBeVisible();
  },
};
