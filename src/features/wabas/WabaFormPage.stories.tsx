import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { ErrorScreen } from '../kernel/ErrorScreen';
import { resetPersonState } from '../kernel/reset-on-sign-out';
import { getSelection } from '../kernel/selection';
import { answers, neverAnswers, refuses, StoryApp } from '../kit/testing/StoryApp';
import { loadingRoute, routeStates } from '../kit/testing/states';
import { paths } from '../paths';
import { keeper, sampleWabas } from './sample';
import * as page from './WabaFormPage';

const [care] = sampleWabas as [(typeof sampleWabas)[number]];
const route = { ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null };
const one = http.get('/api/wabas/:id', ({ params }) =>
  HttpResponse.json(sampleWabas.find(({ id }) => id === params.id)),
);

const meta = {
  component: StoryApp,
  args: {
    at: paths.waba({ wabaId: care.id }),
    routes: [
      { path: paths.createWaba.pattern, ...route },
      { path: paths.waba.pattern, ...route },
      { path: paths.wabas.pattern, element: <h1>Todas as contas</h1> },
    ],
    person: keeper,
  },
  parameters: { layout: 'fullscreen', msw: [one] },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number is written down in its own dialog, which sends nothing; the same one is not taken twice, nine or no nine. */
export const Created: Story = {
  args: { at: paths.createWaba() },
  parameters: {
    msw: [
      http.post('/api/wabas', async ({ request }) => {
        await expect(await request.json()).toMatchObject({
          name: 'Vendas',
          waba_id: '900100200',
          token: 'EAAGm0PX4ZCpsBAMZC9f3K',
          phone_numbers: [{ number: '+5511987654321', quality: 'red', messaging_limit: null }],
        });
        return HttpResponse.json(care, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: /^Nome/ }), 'Vendas');
    await user.type(canvas.getByRole('textbox', { name: /^Identificador/ }), '900100200');
    await user.type(canvas.getByLabelText(/^Token/), 'EAAGm0PX4ZCpsBAMZC9f3K');
    const add = await canvas.findByRole('button', { name: 'Adicionar número' });
    await user.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo número' }));
    await user.type(dialog.getByRole('textbox', { name: /^Número/ }), '11987654321');
    await user.click(dialog.getByRole('button', { name: /Qualidade$/ }));
    await user.click(await screen.findByRole('option', { name: 'Baixa' }));
    await user.click(dialog.getByRole('button', { name: 'Adicionar à conta' }));
    await expect(await canvas.findByText('+55 11 98765-4321')).toBeVisible();
    await user.click(add);
    const again = within(await screen.findByRole('dialog', { name: 'Novo número' }));
    await user.type(again.getByRole('textbox', { name: /^Número/ }), '1187654321');
    await user.click(again.getByRole('button', { name: 'Adicionar à conta' }));
    await expect(await again.findByText(/com e sem o nono dígito, é o mesmo/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await canvas.findByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as contas' })).toBeVisible();
  },
};

/** What was typed of a number outlives Escape; what is known besides is sent with the account. */
export const NumberKept: Story = {
  parameters: {
    msw: [
      http.post('/api/wabas', async ({ request }) => {
        await expect(await request.json()).toMatchObject({
          currency: 'USD',
          webhook_url: 'https://trama.example/hook',
          checked_on: null,
          phone_numbers: [{ number: '+5521987651234', is_official: true, platform: null }],
        });
        return HttpResponse.json(care, { status: 201 });
      }),
    ],
  },
  args: { at: paths.createWaba() },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Adicionar número' });
    await user.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo número' }));
    await user.type(dialog.getByRole('textbox', { name: /^Número/ }), '21987651234');
    await user.click(dialog.getByRole('checkbox', { name: /^Conta oficial/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(add);
    const again = within(await screen.findByRole('dialog', { name: 'Novo número' }));
    await expect(again.getByText(/^Rascunho recuperado/)).toBeVisible();
    await expect(again.getByRole('textbox', { name: /^Número/ })).toHaveValue('(21) 98765-1234');
    await user.click(again.getByRole('button', { name: 'Adicionar à conta' }));
    await expect(await canvas.findByText('+55 21 98765-1234')).toBeVisible();
    await user.type(canvas.getByRole('textbox', { name: /^Nome$|^Nome/ }), 'Vendas');
    await user.type(canvas.getByRole('textbox', { name: /^Identificador/ }), '900100200');
    await user.type(await canvas.findByRole('textbox', { name: /^Moeda/ }), 'usd');
    await user.type(canvas.getByRole('textbox', { name: /^Endereço do webhook/ }), 'https://trama.example/hook');
    await user.click(await canvas.findByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as contas' })).toBeVisible();
  },
};

/** The kept token is told by its end alone; the account and the number that are open are what was selected last. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/termina em 9f3K/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Token/)).toHaveValue('');
    await user.click(await canvas.findByRole('button', { name: 'Editar +55 11 3214-5600' }));
    await screen.findByRole('dialog', { name: 'Número' });
    await expect(getSelection()).toMatchObject({ businessAccount: care.id, phoneNumber: '+551132145600' });
  },
};

/** What a server without a key says stands at the token. */
export const WithoutKey: Story = {
  parameters: {
    msw: [
      one,
      http.patch('/api/wabas/:id', () => {
        const message = 'Este servidor não tem chave para guardar tokens.';
        const body = { error: message, message: [message], code: 'VALIDATION' };
        const details = [{ field: 'token', code: 'not_allowed', message }];
        return HttpResponse.json({ ...body, details }, { status: 400 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByLabelText(/^Token/), 'EAAGm0PX4ZCpsBAMZC9f3K');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByLabelText(/^Token/)).toHaveAccessibleDescription(/não tem chave/);
  },
};

export const Gone: Story = {
  parameters: { msw: [refuses('get', '/api/wabas/:id', 404, 'NOT_FOUND', 'Conta do WhatsApp não encontrada')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

const file = `Conta;Número;Qualidade\n${care.waba_id};11 98765-4321;baixa\n${care.waba_id};123;alta\n`;

/** What a file says is told line by line before anything is sent; what it does not say stays. */
export const Imported: Story = {
  args: { at: paths.createWaba() },
  parameters: {
    msw: [
      answers('get', '/api/wabas', { data: sampleWabas, page: { limit: 200, next_cursor: null } }),
      http.patch('/api/wabas/:id', async ({ request }) => {
        const { phone_numbers } = (await request.json()) as typeof care;
        await expect(phone_numbers[0]).toMatchObject({ quality: 'red', verified_name: 'Trama Atendimento' });
        return HttpResponse.json(care);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Importar de CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Importar contas do WhatsApp' }));
    await user.click(dialog.getByRole('textbox', { name: /^Ou cole/ }));
    await user.paste(file);
    await expect(await dialog.findByText('1 número lido; 1 conta muda.')).toBeVisible();
    await expect(dialog.getByText('Linha 3: falta um número com DDD.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Importar 1 conta' }));
    await expect(await screen.findByText('1 conta importada')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { routes: [loadingRoute(paths.waba.pattern, page)] },
  parameters: { msw: [neverAnswers('get', '/api/wabas/:id')] },
};

export const Failing: Story = {
  parameters: { msw: [refuses('get', '/api/wabas/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...routeStates(paths.waba.pattern, 'manage:wabas').forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/manage:wabas/)).toBeVisible();
  },
};
