import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { forgetNotices, notify } from '#ui';
import { answers, neverAnswers, people, refuses, StoryApp } from '../features/kit/testing/StoryApp';
import { sampleNotifications } from '../features/notifications/sample';
import { NotificationPanel } from './NotificationPanel';

const path = '/api/notifications';
const listOf = (data: object[], unread_count = 0) => ({ data, page: { limit: 20, next_cursor: null }, unread_count });
const settings = answers('get', '/api/notification-settings', { email_digest: false });
const shows = (data: object[]) => [answers('get', path, listOf(data, 2)), settings];

const meta = {
  component: StoryApp,
  args: {
    at: '/panel',
    routes: [{ path: '/panel', element: <NotificationPanel onClose={fn()} /> }],
    person: people.admin,
  },
  parameters: { layout: 'fullscreen', msw: shows(sampleNotifications) },
  beforeEach: () => forgetNotices(),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Notificações' }));

/** What others did, each with the way there; below it what this tab said. */
export const Filled: Story = {
  play: async () => {
    notify({ variant: 'success', title: 'Etapa concluída', action: { label: 'Desfazer', onPress: fn() } });
    const there = await panel();
    const way = await there.findByRole('link', { name: 'Diego Moura mencionou você em “Preparar o posto”' });
    await expect(way).toHaveAttribute('href', expect.stringMatching(/\?step=.*#comment-/));
    await expect(there.getByRole('link', { name: /passou a etapa .* para você/ })).toBeVisible();
    await expect(there.getAllByText('Não lida')).toHaveLength(4);
    await expect(there.getByRole('radio', { name: 'Vou' })).not.toBeChecked();
    await expect(there.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: shows([]) },
  play: async () => {
    const there = await panel();
    await expect(await there.findByRole('heading', { name: 'Nada esperando por você' })).toBeVisible();
    await expect(there.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', path), settings] } };

/** They could not be asked; what this tab said is there all the same. */
export const Failing: Story = {
  parameters: { msw: [refuses('get', path, 500, 'INTERNAL', 'Erro ao realizar a requisição'), settings] },
  play: async () => {
    const there = await panel();
    await expect(
      await there.findByRole('heading', { name: 'Não foi possível carregar as notificações' }),
    ).toBeVisible();
    await expect(there.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(there.getByRole('heading', { name: 'Nesta aba' })).toBeVisible();
  },
};

let read: string[] = [];

/** One is read, or unread again; all are read up to the newest that is shown. */
export const Reading: Story = {
  beforeEach: () => {
    read = [];
  },
  parameters: {
    msw: [
      http.patch(`${path}/:id`, async ({ request }) => {
        read.push(JSON.stringify(await request.json()));
        return HttpResponse.json({ ...sampleNotifications[0], read_at: '2026-11-21T12:00:00.000Z' });
      }),
      http.post(`${path}/read`, async ({ request }) => {
        read.push(JSON.stringify(await request.json()));
        return new Promise<never>(() => {});
      }),
      ...shows(sampleNotifications),
    ],
  },
  play: async () => {
    const there = await panel();
    await user.click((await there.findAllByRole('button', { name: 'Marcar como lida' }))[0] as HTMLElement);
    await waitFor(() => expect(read).toEqual(['{"is_read":true}']));
    await user.click(there.getByRole('button', { name: 'Marcar todas como lidas' }));
    await waitFor(() => expect(there.queryByText('Não lida')).toBeNull());
    await waitFor(() => expect(read[1]).toBe(JSON.stringify({ until: sampleNotifications[0]?.created_at })));
    await expect(there.getAllByRole('button', { name: 'Marcar como não lida' })).toHaveLength(5);
  },
};

/** A digest comes by choice; what could not be kept goes back. */
export const Digest: Story = {
  parameters: {
    msw: [
      refuses('put', '/api/notification-settings', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      ...shows(sampleNotifications),
    ],
  },
  play: async () => {
    const there = await panel();
    const choice = await there.findByRole('switch', { name: 'Resumo por e-mail' });
    await user.click(choice);
    await expect(await there.findByText('A escolha não foi guardada')).toBeVisible();
    await waitFor(() => expect(choice).not.toBeChecked());
  },
};

export const InEnglish: Story = { globals: { locale: 'en' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
