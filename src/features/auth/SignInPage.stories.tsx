import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { paths } from '../paths';
import * as page from './SignInPage';
import { challenge, pair, welcome } from './story-answers';

const meta = {
  component: StoryApp,
  args: { at: paths.login(), routes: [{ path: paths.login.pattern, ...page }] },
  parameters: {
    layout: 'fullscreen',
    msw: [...welcome, answers('post', '/api/auth/sign-in', pair)],
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

/** What was typed stays, and the button where it was pressed; the words do not tell whether the account exists. */
export const Refused: Story = {
  parameters: {
    msw: [refuses('post', '/api/auth/sign-in', 401, 'INVALID_CREDENTIALS', 'E-mail ou senha incorretos.')],
  },
  play: async (story) => {
    const button = await story.canvas.findByRole('button', { name: 'Entrar' });
    const { top } = button.getBoundingClientRect();
    await enter(story);
    await expect(await story.canvas.findByText('E-mail ou senha incorretos.')).toBeVisible();
    await expect(story.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('admin@trama.example');
    await expect(Math.abs(button.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
};

export const TooManyAttempts: Story = {
  parameters: {
    msw: [refuses('post', '/api/auth/sign-in', 429, 'RATE_LIMITED', 'Muitas tentativas. Tente de novo em 10 minutos.')],
  },
  play: async (story) => {
    await enter(story);
    await expect(await story.canvas.findByText(/Muitas tentativas/)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { msw: [neverAnswers('post', '/api/auth/sign-in')] },
  play: enter,
};

/** Somebody who was sent here from a page comes back to it. */
export const SentHere: Story = {
  args: { at: `${paths.login()}?next=%2Fprojects` },
  play: async ({ canvas }) => expect(await canvas.findByText('Entre para continuar')).toBeVisible(),
};

const afterEnding = (ending: string) => () => {
  localStorage.setItem('sessionEnded', JSON.stringify({ at: Date.now(), ending }));
  return () => localStorage.removeItem('sessionEnded');
};

export const AfterExpiry: Story = {
  ...SentHere,
  beforeEach: afterEnding('not extended'),
  play: async ({ canvas }) => expect(await canvas.findByText('Sua sessão expirou')).toBeVisible(),
};

export const EndedElsewhere: Story = {
  ...SentHere,
  beforeEach: afterEnding('ended elsewhere'),
  play: async ({ canvas }) => expect(await canvas.findByText('Sua sessão foi encerrada')).toBeVisible(),
};

/** Who opens the page signed in, or signs in in another tab meanwhile, goes on to where they were going. */
export const SignedInAlready: Story = {
  args: { at: `${paths.login()}?next=%2Fprojects`, person: people.admin },
  play: async ({ canvas }) => expect(await canvas.findByText('Outra página')).toBeVisible(),
};

export const SignedInElsewhere: Story = {
  args: {
    at: `${paths.login()}?next=%2Fprojects`,
    actors: { 'load person': fromPromise(async () => people.admin) },
    prepare: (session) => {
      const tokens = { accessToken: 'tra_other', accessTokenExpiresAt: Date.now() + 3_600_000, setAt: Date.now() };
      setTimeout(() => session.send({ type: 'tokens from another tab', tokens }), 300);
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Outra página')).toBeVisible(),
};

const asked = (part: Partial<typeof challenge> = {}) => [
  answers('post', '/api/auth/sign-in', { ...challenge, ...part }),
  ...welcome,
];

/** The account asks for a code; it is sent on as soon as the sixth digit is there. */
export const Code: Story = {
  parameters: { msw: asked() },
  play: async (story) => {
    await enter(story);
    const code = await story.canvas.findByRole('textbox', { name: 'Código' });
    await expect(story.canvas.getByRole('button', { name: /Enviar outro em/ })).toBeDisabled();
    await expect(code).toHaveFocus();
  },
};

export const CodeRight: Story = {
  parameters: { msw: asked() },
  play: async (story) => {
    await enter(story);
    await story.userEvent.type(await story.canvas.findByRole('textbox', { name: 'Código' }), '482913');
    await expect(await story.canvas.findByText('Outra página')).toBeVisible();
  },
};

/** A wrong code is said and cleared, for it is typed anew. */
export const CodeWrong: Story = {
  parameters: {
    msw: [refuses('post', '/api/auth/otp/verify', 401, 'INVALID_CODE', 'Código incorreto.'), ...asked()],
  },
  play: async (story) => {
    await enter(story);
    const code = await story.canvas.findByRole('textbox', { name: 'Código' });
    await story.userEvent.type(code, '000000');
    await expect(await story.canvas.findByText('Código incorreto.')).toBeVisible();
    await expect(code).toHaveValue('');
  },
};

export const CodeBeingChecked: Story = {
  parameters: { msw: [neverAnswers('post', '/api/auth/otp/verify'), ...asked()] },
  play: async (story) => {
    await enter(story);
    await story.userEvent.type(await story.canvas.findByRole('textbox', { name: 'Código' }), '482913');
  },
};

/** Another code may be sent once the time for it has come. */
export const CodeSentAgain: Story = {
  parameters: { msw: asked({ resendIn: 0 }) },
  play: async (story) => {
    await enter(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Enviar outro código' }));
    await expect(await story.canvas.findByRole('button', { name: /Enviar outro em/ })).toBeDisabled();
  },
};

/** A number that was never verified can be corrected; the code goes to the new one. */
export const PhoneCorrected: Story = {
  parameters: { msw: asked({ canChangePhone: true }) },
  play: async (story) => {
    await enter(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Corrigir o telefone' }));
    const phone = await story.canvas.findByRole('textbox', { name: /Telefone/ });
    await story.userEvent.type(phone, '1198765');
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Enviar código' }));
    await expect(await story.canvas.findByText(/Confira o telefone/)).toBeVisible();
    await story.userEvent.type(phone, '4321');
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Enviar código' }));
    await expect(await story.canvas.findByText(/0000/)).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: { msw: asked({ canChangePhone: true }) },
  play: async (story) => {
    await enter(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Corrigir o telefone' }));
  },
};

/** The buttons of the social providers that are configured. */
export const WithProviders: Story = {
  parameters: {
    msw: [answers('get', '/api/auth/social-providers', { data: ['google', 'microsoft', 'github'] }), ...welcome],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continuar com GitHub' })).toBeVisible();
  },
};

/** Back from a provider with a code, which is exchanged at once. */
export const BackFromProvider: Story = {
  args: { at: `${paths.signIn()}?code=trc_story`, routes: [{ path: paths.signIn.pattern, ...page }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Outra página')).toBeVisible();
  },
};

export const EnteringFromProvider: Story = {
  args: { at: `${paths.signIn()}?code=trc_story`, routes: [{ path: paths.signIn.pattern, ...page }] },
  parameters: { msw: [neverAnswers('post', '/api/auth/authenticate'), ...welcome] },
};

export const DeniedByProvider: Story = {
  args: { at: `${paths.signIn()}?error=denied`, routes: [{ path: paths.signIn.pattern, ...page }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Acesso não autorizado')).toBeVisible();
  },
};

/** Only the invited get an account here: the page says whom to ask. */
export const NotInvited: Story = {
  args: { at: `${paths.signIn()}?error=not_invited`, routes: [{ path: paths.signIn.pattern, ...page }] },
  parameters: {
    msw: [
      answers('get', '/api/auth/sign-up', { who: 'invited', domains: [], contact: 'Suporte, suporte@trama.example' }),
      ...welcome,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta conta não recebeu convite')).toBeVisible();
    await expect(await canvas.findByText(/suporte@trama\.example/)).toBeVisible();
  },
};

export const NotInvitedNarrow: Story = {
  ...NotInvited,
  play: undefined,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
};

/** The account that the provider's was linked with has another address by now. */
export const OtherAddressAtProvider: Story = {
  args: { at: `${paths.signIn()}?error=other_address`, routes: [{ path: paths.signIn.pattern, ...page }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O e-mail desta conta mudou')).toBeVisible();
  },
};

export const FailedAtProvider: Story = {
  args: { at: `${paths.signIn()}?code=trc_old`, routes: [{ path: paths.signIn.pattern, ...page }] },
  parameters: {
    msw: [
      refuses('post', '/api/auth/authenticate', 401, 'INVALID_PROOF', 'Este acesso não vale mais. Entre de novo.'),
      ...welcome,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível entrar')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = { globals: { locale: 'en' } };

/** The page beside its machines, as the toolbar shows any story: what is typed here moves them there. */
export const BesideItsMachine: Story = {
  parameters: { inspect: true },
  play: async (story) => {
    const inTime = { timeout: 20_000 };
    // It comes with the first details that are sent, and its name says so once it is over, which may be at once.
    await enter(story);
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: /^sign-in/ }, inTime));
    const find = (state: string) => story.canvasElement.querySelector(`[data-active][data-state^="sign-in${state}"]`);
    await waitFor(() => expect(find('')).toBeTruthy(), inTime);
    await expect(find('.credentials.editing')).toBeFalsy();
  },
};
