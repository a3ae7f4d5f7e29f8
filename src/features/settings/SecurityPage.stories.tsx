import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { answers, people, refuses, StoryApp } from '../kit/story/StoryApp';
import { listOf, pageRoute, statesOf } from '../kit/story/states';
import { paths } from '../paths';
import * as page from './SecurityPage';

const agent = (system: string, browser: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${browser} Safari/537.36`;

const sessions = [
  {
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c31',
    agent: agent('X11; Linux x86_64', 'Chrome/142.0.0.0'),
    address: '203.0.113.9',
    created_at: '2026-11-20T11:02:00.000Z',
    used_at: '2026-11-21T12:30:00.000Z',
    ends_at: '2026-12-20T11:02:00.000Z',
    is_current: true,
  },
  {
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c32',
    agent: agent('Linux; Android 16', 'Chrome/142.0.0.0 Mobile'),
    address: '2001:db8:85a3::8a2e:370:7334',
    created_at: '2026-11-18T09:00:00.000Z',
    used_at: '2026-11-20T21:12:00.000Z',
    ends_at: '2026-12-18T09:00:00.000Z',
    is_current: false,
  },
];
const list = listOf(...sessions);
const pair = {
  accessToken: 'tra_new',
  refreshToken: 'trr_new',
  tokenType: 'Bearer',
  expiresIn: 3600,
  refreshExpiresIn: 604800,
};

const meta = {
  component: StoryApp,
  args: {
    at: paths.security(),
    routes: [pageRoute(paths.security.pattern, page)],
    person: people.admin,
  },
  parameters: {
    layout: 'fullscreen',
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('post', '/api/auth/change-password', pair),
      answers('delete', '/api/auth/sessions/:id', null),
    ],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0];

export const Filled: Story = {};

/** Another session is ended from here; this one by signing out. */
export const SessionEnded: Story = {
  parameters: {
    msw: [
      http.delete('/api/auth/sessions/:id', () => {
        list.data = sessions.slice(0, 1);
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('/api/auth/sessions', () => HttpResponse.json(list)),
    ],
  },
  beforeEach: () => {
    list.data = sessions;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Esta sessão')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Chrome no Android/ }));
    await expect(await screen.findByText('Sessão encerrada')).toBeVisible();
    await expect(canvas.queryByText('Chrome no Android')).toBeNull();
  },
};

async function change({ canvas, userEvent }: Canvas, next = 'tear-de-algodao-cru') {
  await userEvent.type(await canvas.findByLabelText('Senha atual'), 'trama-demonstracao');
  await userEvent.type(canvas.getByLabelText('Senha nova'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar senha' }));
}

export const PasswordChanged: Story = {
  play: async (story) => {
    await change(story);
    await expect(await screen.findByText('Senha alterada')).toBeVisible();
    await expect(story.canvas.getByLabelText('Senha atual')).toHaveValue('');
  },
};

export const PasswordWrong: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      refuses('post', '/api/auth/change-password', 401, 'INVALID_CREDENTIALS', 'A senha atual não confere.'),
    ],
  },
  play: async (story) => {
    await change(story);
    await expect(await story.canvas.findByText('A senha atual não confere.')).toBeVisible();
    await expect(story.canvas.getByLabelText('Senha nova')).toHaveValue('tear-de-algodao-cru');
  },
};

export const Incomplete: Story = {
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Salvar senha' }));
    await expect(story.canvas.getByText('Preencha a senha atual.')).toBeVisible();
    await expect(story.canvas.getByText(/precisa ter pelo menos 10/)).toBeVisible();
  },
};

const states = statesOf({
  get: '/api/auth/sessions',
  filled: listOf(...sessions),
  empty: listOf(),
  permission: 'view:security',
});

export const Loading: Story = states.loading;

export const Failing: Story = states.failing;

export const Forbidden: Story = states.forbidden;

export const Narrow: Story = states.narrow;
