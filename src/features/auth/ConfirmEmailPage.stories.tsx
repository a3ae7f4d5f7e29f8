import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { paths } from '../paths';
import * as page from './ConfirmEmailPage';

const link = `${paths.confirmEmail()}#token=tre_story`;
const refusal = `${paths.confirmEmail()}#refuse=trx_story`;

const meta = {
  component: StoryApp,
  args: { at: link, routes: [{ path: paths.confirmEmail.pattern, ...page }] },
  parameters: {
    layout: 'fullscreen',
    msw: [answers('post', '/api/auth/confirm-email', null), answers('post', '/api/auth/refuse-email', null)],
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Canvas, name = 'Confirmar e-mail') =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The address is confirmed on a press only, because mail scanners open links. */
export const Asked: Story = {};

export const Confirmed: Story = {
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByText('E-mail confirmado')).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', paths.login());
  },
};

/** A signed-in person goes on to their account. */
export const ConfirmedSignedIn: Story = {
  args: { person: people.admin },
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByRole('link', { name: 'Ver a segurança da conta' })).toHaveAttribute(
      'href',
      paths.security(),
    );
  },
};

export const Confirming: Story = {
  parameters: { msw: [neverAnswers('post', '/api/auth/confirm-email')] },
  play: (story) => press(story),
};

export const LinkOver: Story = {
  parameters: {
    msw: [refuses('post', '/api/auth/confirm-email', 401, 'INVALID_PROOF', 'Este link não vale mais.')],
  },
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByText('Este link não vale mais')).toBeVisible();
  },
};

/** An address that somebody got meanwhile. */
export const AddressTaken: Story = {
  parameters: {
    msw: [refuses('post', '/api/auth/confirm-email', 409, 'EMAIL_TAKEN', 'Este e-mail já é de outra conta na Trama.')],
  },
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByText('Este e-mail já tem conta')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [refuses('post', '/api/auth/confirm-email', 500, 'INTERNAL', 'Erro ao realizar a requisição')],
  },
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByText('Não foi possível confirmar o e-mail')).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Confirmar e-mail' })).toBeEnabled();
  },
};

/** An address without its token, as a program may cut it. */
export const WithoutToken: Story = {
  args: { at: paths.confirmEmail() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este link não vale mais')).toBeVisible();
  },
};

export const Refusal: Story = { args: { at: refusal } };

export const Refused: Story = {
  args: { at: refusal },
  play: async (story) => {
    await press(story, 'Recusar a troca');
    await expect(await story.canvas.findByText('Troca recusada')).toBeVisible();
    await expect(story.canvas.getByRole('link', { name: 'Criar senha nova' })).toHaveAttribute(
      'href',
      paths.forgotPassword(),
    );
  },
};

export const RefusalOver: Story = {
  args: { at: refusal },
  parameters: { msw: [refuses('post', '/api/auth/refuse-email', 401, 'INVALID_PROOF', 'Este link não vale mais.')] },
  play: async (story) => {
    await press(story, 'Recusar a troca');
    await expect(await story.canvas.findByText('Este link não vale mais')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const NarrowInEnglish: Story = {
  args: { at: refusal },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
};
