import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './SecurityPage';
import { sampleAccount, samplePendingEmail } from './sample';

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

const challenge = {
  status: 'otp_required',
  challengeId: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c41',
  channel: 'sms',
  destination: '(••) •••••-4321',
  expiresIn: 600,
  resendIn: 30,
  canChangePhone: false,
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
      answers('get', '/api/account', sampleAccount),
      answers('post', '/api/auth/change-password', pair),
      answers('delete', '/api/auth/sessions/:id', null),
    ],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0];

export const Filled: Story = {};

/** Another address waits for its link to be opened; it can be sent again or given up. */
export const EmailWaiting: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('get', '/api/account', { ...sampleAccount, pending_email: samplePendingEmail() }),
      answers('post', '/api/account/email/resend', null),
      answers('delete', '/api/account/email', null),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Falta confirmar helena.prado@empresa.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar outro link' }));
    await expect(await screen.findByText('Outro link foi enviado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar a troca' }));
    await expect(await screen.findByText('Troca cancelada')).toBeVisible();
  },
};

export const EmailWaitingNarrow: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('get', '/api/account', {
        ...sampleAccount,
        pending_email: { ...samplePendingEmail(), requested_by: 'administrator' },
      }),
    ],
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
};

const changeEmail = async ({ canvas, userEvent }: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Trocar o e-mail' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail novo/ }), 'helena.prado@empresa.example');
  return dialog;
};

/** Another address is asked for with the password. */
export const EmailAsked: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('get', '/api/account', sampleAccount),
      answers('post', '/api/account/email', null),
    ],
  },
  play: async (story) => {
    const dialog = await changeEmail(story);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Preencha a senha atual.')).toBeVisible();
    await story.userEvent.type(dialog.getByLabelText(/Senha atual/), 'trama-demonstracao');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Link enviado ao e-mail novo')).toBeVisible();
  },
};

export const EmailPasswordWrong: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('get', '/api/account', sampleAccount),
      refuses('post', '/api/account/email', 401, 'INVALID_CREDENTIALS', 'A senha atual não confere.'),
    ],
  },
  play: async (story) => {
    const dialog = await changeEmail(story);
    await story.userEvent.type(dialog.getByLabelText(/Senha atual/), 'outra-senha-qualquer');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('A senha atual não confere.')).toBeVisible();
  },
};

/** Another session is ended from here; this one by signing out. */
export const SessionEnded: Story = {
  parameters: {
    msw: [
      http.delete('/api/auth/sessions/:id', () => {
        list.data = sessions.slice(0, 1);
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('/api/auth/sessions', () => HttpResponse.json(list)),
      answers('get', '/api/account', sampleAccount),
    ],
  },
  beforeEach: () => {
    list.data = sessions;
  },
  play: async ({ canvas, userEvent }) => {
    const own = await canvas.findByText('Esta sessão');
    await waitFor(() => expect(own).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Chrome no Android/ }));
    await expect(await screen.findByText('Sessão encerrada')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Chrome no Android/ })).toBeNull());
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
      answers('get', '/api/account', sampleAccount),
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
  beside: [answers('get', '/api/account', sampleAccount)],
});

export const Loading: Story = states.loading;

export const Failing: Story = states.failing;

export const Forbidden: Story = states.forbidden;

export const Narrow: Story = states.narrow;

/** A phone is confirmed by the code sent to it; until then the second step cannot be turned on. */
export const PhoneConfirmed: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('get', '/api/account', { ...sampleAccount, phone: null, is_phone_verified: false, two_step: false }),
      answers('post', '/api/auth/update-phone-number', challenge),
      http.post('/api/auth/otp/verify', async ({ request }) => {
        const { code } = (await request.json()) as { code: string };
        const message = 'Código incorreto.';
        return code === '482913'
          ? HttpResponse.json({ token: 'tru_x', expires_in: 300 })
          : HttpResponse.json({ error: message, message, code: 'INVALID_CODE' }, { status: 401 });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Desligada')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ligar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar um telefone' }));
    await userEvent.type(await screen.findByLabelText(/Telefone com DDD/), '11987654321');
    await userEvent.type(within(screen.getByRole('dialog')).getByLabelText(/Senha atual/), 'trama-demonstracao');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await userEvent.type(await screen.findByLabelText('Código'), '111111');
    await expect(await screen.findByText('Código incorreto.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Código'), '482913');
    await expect(await screen.findByText('Telefone confirmado')).toBeVisible();
  },
};

/** The phone goes with the second step, which is said before. */
export const PhoneRemoved: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('get', '/api/account', sampleAccount),
      answers('delete', '/api/account/phone', null),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover o telefone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/a verificação em duas etapas é desligada/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Senha atual/), 'trama-demonstracao');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Telefone removido da conta')).toBeVisible();
  },
};

/** To turn it off takes the password. */
export const TurnedOff: Story = {
  parameters: {
    msw: [
      answers('get', '/api/auth/sessions', list),
      answers('get', '/api/account', sampleAccount),
      answers('put', '/api/account/two-step', null),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desligar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Preencha a senha atual.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Senha atual/), 'trama-demonstracao');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Verificação em duas etapas desligada')).toBeVisible();
  },
};
