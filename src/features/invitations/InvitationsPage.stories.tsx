import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kernel/StoryApp';
import { paths } from '../paths';
import * as page from './InvitationsPage';
import { seen } from './sample';

const listOf = (...data: object[]) => ({ data, page: { limit: 200, next_cursor: null } });
const unit = seen({
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c62',
  kind: 'unit',
  role: 'member',
  token: 'tri_unit',
  message: '',
  target: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c12', name: 'Filial Campinas' },
});

let waiting: object[] = [];
const stateful = [
  http.get('/api/invitations/pending', () => HttpResponse.json(listOf(...waiting))),
  http.put('/api/invitations/:answer/:token', ({ params }) => {
    waiting = waiting.filter((each) => (each as { token: string }).token !== params.token);
    return HttpResponse.json(seen({ status: 'accepted' }));
  }),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.invitations(),
    routes: [{ path: paths.invitations.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null }],
    person: people.viewer,
  },
  parameters: { layout: 'fullscreen', msw: stateful },
  beforeEach: () => {
    waiting = [seen(), unit];
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Filial Campinas' })).toBeVisible();
  },
};

/** An answered one leaves the list at once, whichever way it was answered. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Filial Campinas' });
    await user.click(canvas.getAllByRole('button', { name: 'Aceitar convite' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Esteira/ })).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Recusar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Recusar convite' }));
    await expect(await canvas.findByRole('heading', { name: 'Nenhum convite esperando' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { msw: [answers('get', '/api/invitations/pending', listOf())] } };

export const Loading: Story = { parameters: { msw: [neverAnswers('get', '/api/invitations/pending')] } };

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/invitations/pending', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
};

export const Forbidden: Story = {
  parameters: {
    msw: [refuses('get', '/api/invitations/pending', 403, 'FORBIDDEN', 'Sua conta não pode ver convites.')],
  },
  play: async ({ canvas }) => {
    // No permission is named where none alone would do.
    await expect(await canvas.findByText('Peça acesso a quem administra o espaço de trabalho.')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
