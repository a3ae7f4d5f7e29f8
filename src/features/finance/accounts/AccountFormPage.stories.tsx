import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor } from 'storybook/test';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { neverAnswers, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { sampleAccounts, treasurer } from '../sample';
import * as page from './AccountFormPage';

const [itau] = sampleAccounts;
const route = { ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null };
const one = http.get('/api/finance/accounts/:id', ({ params }) =>
  HttpResponse.json(sampleAccounts.find(({ id }) => id === params.id)),
);

const meta = {
  component: StoryApp,
  args: {
    at: paths.createAccount(),
    routes: [
      { path: paths.createAccount.pattern, ...route },
      { path: paths.financeAccount.pattern, ...route },
      { path: paths.accounts.pattern, element: <h1>Todas as contas</h1> },
    ],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', msw: [one] },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const write = async (name: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
};

/** Money goes as centavos, Pix keys as Pix keeps them; of what a card alone has, nothing. */
export const Created: Story = {
  parameters: {
    msw: [
      http.post('/api/finance/accounts', async ({ request }) => {
        await expect(await request.json()).toMatchObject({
          name: 'Conta nova',
          type: 'checking',
          opening_balance_cents: -123_450,
          pix_keys: ['contas@trama.example'],
          bank_code: null,
          closing_day: null,
        });
        return HttpResponse.json(itau, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await write(/^Nome/, 'Conta nova');
    await write(/^Saldo inicial/, '-1.234,50');
    await user.click(await canvas.findByRole('button', { name: 'Adicionar chave Pix' }));
    await user.click(canvas.getByRole('button', { name: 'Adicionar chave Pix' }));
    await write(/^Chave Pix 1/, '51998765432');
    await write(/^Chave Pix 2/, 'contas@trama.example');
    await user.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByRole('button', { name: /Confira as chaves Pix/ })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Remover a chave Pix 1' }));
    await expect(canvas.getByRole('textbox', { name: /^Chave Pix 1/ })).toHaveValue('contas@trama.example');
    await user.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as contas' })).toBeVisible();
  },
};

/** A card has days, and neither branch nor number. */
export const Card: Story = {
  args: { at: paths.financeAccount({ accountId: sampleAccounts[1]?.id ?? '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Dia de fechamento/ })).toHaveValue('28');
    await expect(canvas.queryByRole('textbox', { name: /^Agência/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Banco/ })).toHaveValue('260 Nubank'));
  },
};

export const Gone: Story = {
  args: { at: paths.financeAccount({ accountId: itau.id }) },
  parameters: { msw: [refuses('get', '/api/finance/accounts/:id', 404, 'NOT_FOUND', 'Conta não encontrada')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

const at = paths.financeAccount({ accountId: itau.id });

/** What is chosen from comes later; all else is there to be filled. */
export const Loading: Story = {
  parameters: { msw: [neverAnswers('get', '/api/unit')] },
  play: async ({ canvas }) => {
    await write(/^Nome/, 'Conta nova');
    await expect(canvas.getByRole('button', { name: 'Criar conta' })).toBeEnabled();
  },
};

/** What could not be sent stays as it was typed, and the reason stands above it. */
async function expectKept(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], told: RegExp) {
  await write(/^Nome/, 'Conta nova');
  await user.click(canvas.getByRole('button', { name: 'Salvar' }));
  await expect(await canvas.findByText(told)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Conta nova');
}

export const Failing: Story = {
  args: { at },
  parameters: {
    msw: [refuses('patch', '/api/finance/accounts/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição'), one],
  },
  play: ({ canvas }) => expectKept(canvas, /^Erro ao realizar a requisição/),
};

export const Forbidden: Story = {
  args: { at },
  parameters: {
    msw: [
      refuses('patch', '/api/finance/accounts/:id', 403, 'FORBIDDEN', 'Sua conta não tem a permissão manage:finance.'),
      one,
    ],
  },
  play: ({ canvas }) => expectKept(canvas, /manage:finance/),
};

export const Narrow: Story = {
  args: { at: paths.financeAccount({ accountId: itau.id }) },
  globals: { viewport: { value: 'phone' } },
};
