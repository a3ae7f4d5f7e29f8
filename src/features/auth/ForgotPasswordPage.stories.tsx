import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, neverAnswers, refuses, StoryApp } from '../kit/testing/StoryApp';
import { paths } from '../paths';
import * as page from './ForgotPasswordPage';

const meta = {
  component: StoryApp,
  args: { at: paths.forgotPassword(), routes: [{ path: paths.forgotPassword.pattern, ...page }] },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('post', '/api/auth/forgot-password', null), answers('post', '/api/auth/reset-password', null)],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0];

async function ask({ canvas, userEvent }: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'helena@trama.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar link' }));
}

export const Blank: Story = {};

/** The same is said whether or not there is such an account. */
export const Sent: Story = {
  play: async (story) => {
    await ask(story);
    await expect(await story.canvas.findByText('Confira seu e-mail')).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Usar outro e-mail' }));
    await expect(await story.canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue('helena@trama.example');
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Enviar link' }));
    await expect(await story.canvas.findByText('Confira seu e-mail')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { msw: [neverAnswers('post', '/api/auth/forgot-password')] },
  play: ask,
};

export const TooManyAttempts: Story = {
  parameters: {
    msw: [
      refuses(
        'post',
        '/api/auth/forgot-password',
        429,
        'RATE_LIMITED',
        'Muitas tentativas. Tente de novo em 10 minutos.',
      ),
    ],
  },
  play: async (story) => {
    await ask(story);
    await expect(await story.canvas.findByText(/Muitas tentativas/)).toBeVisible();
  },
};

const withLink = `${paths.forgotPassword()}#token=trp_story`;

async function choose({ canvas, userEvent }: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Senha nova'), 'tear-de-algodao-cru');
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar senha' }));
}

export const NewPassword: Story = { args: { at: withLink } };

export const NewPasswordSaved: Story = {
  args: { at: withLink },
  play: async (story) => {
    await choose(story);
    await expect(await story.canvas.findByText('Senha alterada')).toBeVisible();
  },
};

/** A link that is over leads to another one. */
export const LinkOver: Story = {
  args: { at: withLink },
  parameters: {
    msw: [refuses('post', '/api/auth/reset-password', 401, 'INVALID_PROOF', 'Este link não vale mais. Peça outro.')],
  },
  play: async (story) => {
    await choose(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Pedir outro link' }));
    await expect(await story.canvas.findByRole('button', { name: 'Enviar link' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
