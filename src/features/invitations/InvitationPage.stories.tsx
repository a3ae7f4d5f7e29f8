import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { paths } from '../paths';
import * as page from './InvitationPage';
import { seen } from './sample';

const lookUp = '/api/invitations/token/:token';
const isSeen = (part = {}) => http.get(lookUp, () => HttpResponse.json(seen(part)));
const answered = (status: 'accepted' | 'rejected') => HttpResponse.json(seen({ status }));

const meta = {
  component: StoryApp,
  args: {
    at: paths.invitation({ token: 'tri_story' }),
    routes: [
      { path: paths.invitation.pattern, ...page },
      { path: paths.project.pattern, element: <h1>O projeto</h1> },
      { path: paths.home.pattern, element: <h1>Home</h1> },
      { path: paths.units.pattern, element: <h1>Unidades</h1> },
      { path: paths.login.pattern, element: <h1>Entrar</h1> },
    ],
    person: people.viewer,
  },
  parameters: { layout: 'fullscreen', msw: [isSeen()] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who invites, to what, as what and until when; accepting leads into the project. */
export const ForYou: Story = {
  parameters: { msw: [isSeen(), http.put('/api/invitations/accept/:token', () => answered('accepted'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Helena Prado convida você' })).toBeVisible();
    await expect(canvas.getByText('Colaborador')).toBeVisible();
  },
};

export const Accepting: Story = {
  parameters: ForYou.parameters,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Aceitar convite' }));
    await expect(await canvas.findByRole('heading', { name: 'O projeto' })).toBeVisible();
  },
};

/** Declining asks once more and says what it means. */
export const Rejecting: Story = {
  parameters: { msw: [isSeen(), http.put('/api/invitations/reject/:token', () => answered('rejected'))] },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Recusar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/será preciso outro convite/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Recusar convite' }));
    await expect(await canvas.findByRole('heading', { name: 'Este convite foi recusado' })).toBeVisible();
  },
};

/** The answer failed: the invitation stays, and so do both acts. */
export const AnswerFails: Story = {
  parameters: {
    msw: [
      isSeen(),
      http.put('/api/invitations/accept/:token', () =>
        HttpResponse.json({ error: 'x', message: 'Erro ao realizar a requisição', code: 'INTERNAL' }, { status: 500 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Aceitar convite' }));
    await expect(await canvas.findByText(/O convite continua esperando/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aceitar convite' })).toBeEnabled();
  },
};

/** Nobody is signed in: two ways in, both of which come back here. */
export const SignedOut: Story = {
  args: { person: undefined },
  parameters: { msw: [isSeen({ is_yours: null, email: 'v•••••@trama.example' })] },
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Criar conta' });
    await expect(way).toHaveAttribute('href', '/signup?next=%2Finvitations%2Ftri_story');
    await expect(canvas.getByText('v•••••@trama.example', { exact: true })).toBeVisible();
  },
};

/** Signed in as somebody else: for whom it is, and the way to come in as them. */
export const WrongAccount: Story = {
  args: { person: people.admin },
  parameters: { msw: [isSeen({ is_yours: false, email: 'v•••••@trama.example' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/v•••••@trama.example e você entrou como admin@trama.example/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aceitar convite' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Entrar com outra conta' })).toBeVisible();
  },
};

export const ToUnit: Story = {
  parameters: {
    msw: [
      isSeen({ kind: 'unit', role: 'admin', message: '', target: { id: seen().target.id, name: 'Filial Campinas' } }),
      http.put('/api/invitations/accept/:token', () => answered('accepted')),
    ],
  },
};

/** What was accepted opens: one's own units. */
export const AcceptingUnit: Story = {
  parameters: ToUnit.parameters,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Aceitar convite' }));
    await expect(await canvas.findByRole('heading', { name: 'Unidades' })).toBeVisible();
    await expect(await screen.findByText('Agora você participa da unidade Filial Campinas.')).toBeVisible();
  },
};

export const Expired: Story = { parameters: { msw: [isSeen({ status: 'expired' })] } };

export const Cancelled: Story = { parameters: { msw: [isSeen({ status: 'cancelled' })] } };

/** Answered before: whoever accepted finds the way into the project. */
export const AlreadyAccepted: Story = {
  parameters: { msw: [isSeen({ status: 'accepted' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Abrir o projeto' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { msw: [refuses('get', lookUp, 404, 'NOT_FOUND', 'Convite não encontrado')] },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', lookUp)] } };

let tries = 0;
/** It could not be read; another try may do. */
export const Failing: Story = {
  beforeEach: () => {
    tries = 0;
  },
  parameters: {
    msw: [
      http.get(lookUp, () =>
        tries++ === 0
          ? HttpResponse.json(
              { error: 'x', message: 'Erro ao realizar a requisição', code: 'INTERNAL' },
              { status: 500 },
            )
          : HttpResponse.json(seen()),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Tentar de novo' }));
    await expect(await canvas.findByRole('button', { name: 'Aceitar convite' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
