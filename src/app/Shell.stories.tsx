import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { forgetNotices, notify } from '#ui';
import { ErrorScreen } from '../features/kernel/ErrorScreen';
import { Problem } from '../features/kernel/problem';
import { getSelectedUnit, saveSelection } from '../features/kernel/selection';
import { answers, closedDialog, neverAnswers, people, refuses, StoryApp } from '../features/kit/testing/StoryApp';
import { paths } from '../features/paths';
import * as shell from './Shell';

const waiting = (count: number) =>
  answers('get', '/api/invitations/pending', {
    data: Array.from({ length: count }, (_, index) => ({ id: `${index}`, token: `tri_${index}` })),
    page: { limit: 200, next_cursor: null },
  });

const meta = {
  component: StoryApp,
  args: {
    at: paths.home(),
    routes: [
      {
        ...shell,
        ErrorBoundary: ErrorScreen,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              {
                path: paths.home.pattern,
                element: <h1>Conteúdo da página</h1>,
                handle: { pageName: () => 'Início' },
              },
              {
                path: '/broken',
                loader: () => {
                  throw new Problem('FORBIDDEN', '', { status: 403, permission: 'view:finance' });
                },
              },
              {
                path: '/for-members',
                loader: () => {
                  throw new Problem('NOT_A_MEMBER', '', { status: 403 });
                },
              },
            ],
          },
        ],
      },
    ],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: [waiting(0)] },
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: each story starts as a first visit does.
    document.cookie = 'sidebar_state=; path=/; max-age=0';
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};

/** The unit that every list shows is chosen in the header, kept, and let go of again. */
export const SwitchingUnits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unidade: Todas as unidades' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Filial Campinas' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unidade: Filial Campinas' }));
    await expect(getSelectedUnit()).toBe(people.admin.units[1]?.id);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Todas as unidades' }));
    await canvas.findByRole('button', { name: 'Unidade: Todas as unidades' });
    await expect(getSelectedUnit()).toBeUndefined();
    // One that somebody is not in any more is let go of.
    saveSelection({ unit: 'lost' });
    await waitFor(() => expect(getSelectedUnit()).toBeUndefined());
  },
};

/** The dialog of an expired session was closed: the page stays, and the way to extend. */
export const Lapsed: Story = {
  args: {
    // What the shell asks for by itself would open the dialog once more.
    actors: { 'expiry dialog': closedDialog },
    prepare: (session) => {
      session.send({ type: 'token expired', token: 'tra_story' });
      session.getSnapshot().children.dialog?.send({ type: 'dismiss' });
    },
  },
  play: async ({ canvas }) => {
    // Longer than the shell waits before it asks.
    await new Promise((asked) => setTimeout(asked, 800));
    await expect(await canvas.findByRole('button', { name: 'Estender sessão' })).toBeVisible();
  },
};

/** Ctrl+B opens the sidebar and the cookie remembers it. */
export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(await canvas.findByRole('link', { name: 'Criar Projeto' })).toBeVisible();
    await expect(document.cookie).toContain('sidebar_state=expanded');
  },
};

/** Whoever may not create projects does not see the way there. */
export const FewerPermissions: Story = {
  args: { person: people.viewer },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(await canvas.findByRole('link', { name: 'Todos os Projetos' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Criar Projeto' })).toBeNull();
  },
};

/** An account without a role, unit or project finds only what is its own: nothing of the workspace is asked for it. */
export const NotAMember: Story = {
  args: { person: { ...people.viewer, is_member: false, permissions: [], roles: [] } },
  parameters: {
    msw: [refuses('get', '/api/notifications', 403, 'NOT_A_MEMBER', 'x'), neverAnswers('get', '/api/events')],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(await canvas.findByRole('link', { name: 'Convites' })).toBeVisible();
    for (const name of ['Reuniões', 'Unidades', 'Projetos'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

/** A page for members says so, and whom to ask. */
export const ForMembersOnly: Story = {
  args: { at: '/for-members', person: { ...people.viewer, is_member: false, permissions: [], roles: [] } },
  parameters: {
    msw: [
      waiting(1),
      answers('get', '/api/auth/sign-up', { who: 'invited', domains: [], contact: 'Suporte, suporte@trama.example' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sua conta ainda não tem acesso' })).toBeVisible();
    await expect(await canvas.findByText(/fale com Suporte/)).toBeVisible();
  },
};

/** Invitations that wait are counted at their place, collapsed and open. */
export const InvitationsWaiting: Story = {
  parameters: { msw: [waiting(2)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Convites 2 convites esperando' })).toBeVisible();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(await canvas.findByRole('link', { name: 'Meu trabalho' })).toBeVisible();
  },
};

/** That they cannot be asked for is no matter of the page's. */
export const InvitationsUnknown: Story = {
  parameters: { msw: [refuses('get', '/api/invitations/pending', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Convites' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Theme, language and the ways out. */
export const Menu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Menu de Helena/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Sair de todos os dispositivos'));
  },
};

/** What went by is in the history with its act; only what nobody asked for counts as unread, until it is seen. */
export const Notifications: Story = {
  beforeEach: () => {
    forgetNotices();
    return () => forgetNotices();
  },
  play: async ({ canvas, userEvent }) => {
    const undo = fn();
    await canvas.findByRole('heading', { level: 1 });
    notify({ variant: 'destructive', title: 'A etapa não mudou', description: 'Erro de conexão.' });
    notify({ variant: 'success', title: 'Etapa concluída', action: { label: 'Desfazer', onPress: undo } });
    notify({ variant: 'success', title: 'Link copiado' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu de Helena Prado 1 não lida' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Notificações/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notificações' }));
    await expect(panel.getByText('A etapa não mudou')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Desfazer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(panel.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Fechar' }));
    await expect(await canvas.findByRole('button', { name: 'Menu de Helena Prado' })).toBeVisible();
  },
};

export const NotificationsEmpty: Story = {
  parameters: {
    msw: [
      waiting(0),
      answers('get', '/api/notifications', { data: [], page: { limit: 20, next_cursor: null }, unread_count: 0 }),
      answers('get', '/api/notification-settings', { email_digest: false }),
    ],
  },
  beforeEach: () => forgetNotices(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Menu de Helena/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Notificações/ }));
    await expect(await screen.findByRole('heading', { name: 'Nada esperando por você' })).toBeVisible();
    await expect(screen.getByText(/^O que for feito nesta aba aparece aqui/)).toBeVisible();
  },
};

/** A page that may not be opened keeps the way elsewhere on screen. */
export const ForbiddenPage: Story = {
  args: { at: '/broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance/)).toBeVisible();
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
