import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ErrorScreen } from '../features/kernel/ErrorScreen';
import { Problem } from '../features/kernel/problem';
import { answers, people, refuses, StoryApp } from '../features/kernel/StoryApp';
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

/** The dialog of an expired session was closed: the page stays, and the way to extend. */
export const Lapsed: Story = {
  args: {
    prepare: (session) => {
      session.send({ type: 'token expired', token: 'tra_story' });
      session.getSnapshot().children.dialog?.send({ type: 'dismiss' });
    },
  },
  play: async ({ canvas }) => {
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

/** A page that may not be opened keeps the way elsewhere on screen. */
export const ForbiddenPage: Story = {
  args: { at: '/broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance/)).toBeVisible();
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
