import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kernel/StoryApp';
import { paths } from '../paths';
import * as page from './SignInPage';

const pair = { accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresIn: 3600, refreshExpiresIn: 604800 };

const meta = {
  component: StoryApp,
  args: { at: paths.login(), routes: [{ path: paths.login.pattern, ...page }] },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('post', '/api/auth/authenticate', pair), answers('get', '/api/auth/me', people.admin)],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0];

async function enter({ canvas, userEvent }: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'admin@trama.example');
  await userEvent.type(canvas.getByLabelText('Senha'), 'trama-demonstracao');
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
}

export const Blank: Story = {};

/** Nothing is sent until both are filled in. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(canvas.getByText(/Confira o e-mail/)).toBeVisible();
    await expect(canvas.getByText('Preencha a senha.')).toBeVisible();
  },
};

/** What was typed stays; the words do not tell whether the account exists. */
export const Refused: Story = {
  parameters: {
    msw: [refuses('post', '/api/auth/authenticate', 401, 'INVALID_CREDENTIALS', 'E-mail ou senha incorretos.')],
  },
  play: async (story) => {
    await enter(story);
    await expect(await story.canvas.findByText('E-mail ou senha incorretos.')).toBeVisible();
    await expect(story.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('admin@trama.example');
  },
};

export const TooManyAttempts: Story = {
  parameters: {
    msw: [
      refuses('post', '/api/auth/authenticate', 429, 'RATE_LIMITED', 'Muitas tentativas. Tente de novo em 10 minutos.'),
    ],
  },
  play: async (story) => {
    await enter(story);
    await expect(await story.canvas.findByText(/Muitas tentativas/)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { msw: [neverAnswers('post', '/api/auth/authenticate')] },
  play: enter,
};

/** Somebody who was sent here from a page comes back to it. */
export const AfterExpiry: Story = { args: { at: `${paths.login()}?next=%2Fprojects` } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };
