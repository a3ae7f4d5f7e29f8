import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, neverAnswers, refuses, StoryApp } from '../kit/testing/StoryApp';
import { loadingRoute } from '../kit/testing/states';
import { paths } from '../paths';
import * as page from './SignUpPage';
import { challenge, welcome } from './story-answers';

const sent = { ...challenge, channel: 'email', destination: 'c•••@empresa.example' };

const allows = (who: string, more: object = {}) =>
  answers('get', '/api/auth/sign-up', { who, domains: [], contact: null, ...more });

const meta = {
  component: StoryApp,
  args: { at: paths.signUp(), routes: [{ path: paths.signUp.pattern, ...page }] },
  parameters: { layout: 'fullscreen', msw: [allows('anyone'), answers('post', '/api/auth/sign-up', sent), ...welcome] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0];

async function ask({ canvas, userEvent }: Canvas, password = 'tear-de-algodao-cru') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nome completo' }), 'Caio Ferraz');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'caio@empresa.example');
  await userEvent.type(canvas.getByLabelText('Senha'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }));
}

export const Blank: Story = {};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar conta' }));
    await expect(canvas.getByText('Preencha o nome.')).toBeVisible();
    await expect(canvas.getByText(/pelo menos 10 caracteres\.$/)).toBeVisible();
  },
};

/** The account begins once the code from the e-mail is entered. */
export const Confirmed: Story = {
  play: async (story) => {
    await ask(story);
    await story.userEvent.type(await story.canvas.findByRole('textbox', { name: 'Código' }), '482913');
    await expect(await story.canvas.findByText('Outra página')).toBeVisible();
  },
};

export const Code: Story = { play: (story) => ask(story) };

export const Sending: Story = {
  parameters: { msw: [allows('anyone'), neverAnswers('post', '/api/auth/sign-up'), ...welcome] },
  play: (story) => ask(story),
};

/** What the server says of a field stands at the field; nothing typed is lost. */
export const CommonPassword: Story = {
  parameters: {
    msw: [
      allows('anyone'),
      answers(
        'post',
        '/api/auth/sign-up',
        {
          error: 'Esta senha é fácil de adivinhar. Escolha outra.',
          message: ['Esta senha é fácil de adivinhar. Escolha outra.'],
          code: 'VALIDATION',
          details: [
            { field: 'password', code: 'too_common', message: 'Esta senha é fácil de adivinhar. Escolha outra.' },
          ],
        },
        400,
      ),
      ...welcome,
    ],
  },
  play: async (story) => {
    await ask(story, '1234567890');
    await expect(await story.canvas.findAllByText(/fácil de adivinhar/)).toHaveLength(2);
    await expect(story.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('caio@empresa.example');
  },
};

export const Failed: Story = {
  parameters: { msw: [allows('anyone'), refuses('post', '/api/auth/sign-up', 500, 'INTERNAL', 'x'), ...welcome] },
  play: async (story) => {
    await ask(story);
    await expect(await story.canvas.findByText('Erro interno do servidor. Tente novamente mais tarde.')).toBeVisible();
  },
};

const contact = 'Suporte, suporte@trama.example';

/** Said before anything is typed, with whom to ask. */
export const InvitedOnly: Story = {
  parameters: { msw: [allows('invited', { contact }), ...welcome] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Só cria conta quem recebeu um convite/)).toHaveTextContent(contact);
  },
};

export const SomeDomains: Story = {
  parameters: { msw: [allows('domains', { domains: ['trama.example', 'filial.example'] }), ...welcome] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/@trama.example ou @filial.example/)).toBeVisible();
  },
};

/** Who may sign up is being asked. */
export const Loading: Story = {
  args: { routes: [loadingRoute(paths.signUp.pattern, page)] },
  parameters: { msw: [neverAnswers('get', '/api/auth/sign-up'), ...welcome] },
};

/** Who may sign up could not be asked: the form is there all the same, and the server decides. */
export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/auth/sign-up', 500, 'INTERNAL', 'x'), ...welcome] },
};

export const InvitedOnlyInEnglish: Story = { ...InvitedOnly, play: undefined, globals: { locale: 'en' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
