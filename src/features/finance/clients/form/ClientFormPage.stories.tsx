import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor } from 'storybook/test';
import { ErrorScreen } from '../../../kernel/ErrorScreen';
import { resetPersonState } from '../../../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../../../kit/testing/StoryApp';
import { loadingRoute } from '../../../kit/testing/states';
import { paths } from '../../../paths';
import { sampleClients, treasurer } from '../../sample';
import * as page from './ClientFormPage';

const [azul] = sampleClients;
const marina = sampleClients[3] ?? azul;
const route = { ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null };
const one = http.get('/api/finance/clients/:id', ({ params }) =>
  HttpResponse.json(sampleClients.find(({ id }) => id === params.id)),
);

const meta = {
  component: StoryApp,
  args: {
    at: paths.createClient(),
    routes: [
      { path: paths.createClient.pattern, ...route },
      { path: paths.client.pattern, ...route },
      { path: paths.clients.pattern, element: <h1>Todos os clientes</h1> },
    ],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', msw: [one] },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (name: RegExp) => screen.findByRole('textbox', { name });
const write = async (name: RegExp, text: string) => {
  const field = await fieldOf(name);
  await user.clear(field);
  await user.type(field, text);
};

/** What is typed is sent as the contract wants it; the Pix key as Pix keeps it. */
export const Created: Story = {
  parameters: {
    msw: [
      http.post('/api/finance/clients', async ({ request }) => {
        await expect(await request.json()).toMatchObject({
          person_type: 'company',
          name: 'Serra Azul',
          tax_id: '12ABC34501DE35',
          pix_key: 'contas@serraazul.example',
          email: null,
          payment_terms_days: 28,
        });
        return HttpResponse.json(azul, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await write(/^Nome \*|^Nome$/, 'Serra Azul');
    await write(/^CNPJ/, '12abc34501de35');
    await write(/^Prazo de pagamento/, '28');
    await write(/^Chave Pix/, 'Contas@SerraAzul.example');
    await user.click(canvas.getByRole('button', { name: 'Criar cliente' }));
    await expect(await canvas.findByRole('heading', { name: 'Todos os clientes' })).toBeVisible();
  },
};

/** What is wrong is told in its own words; 11 digits are no key until it is said of what kind. */
export const Faults: Story = {
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: 'Pessoa física' }));
    await write(/^CPF/, '52998224726');
    await write(/^Chave Pix/, '51998765432');
    await user.click(canvas.getByRole('button', { name: 'Criar cliente' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    for (const text of ['Preencha o campo “Nome”.', /Confira o CPF/, /Confira a chave Pix/])
      await expect(canvas.getByRole('button', { name: text })).toBeVisible();
  },
};

/** A CPF typed under company offers to switch to person, and a CNPJ the reverse; the document stays. */
export const OtherKind: Story = {
  play: async () => {
    await write(/^CNPJ/, '52998224725');
    await user.click(await screen.findByRole('button', { name: 'Mudar o tipo para Pessoa física' }));
    await expect(await fieldOf(/^CPF/)).toHaveValue('529.982.247-25');
    await expect(await fieldOf(/^CPF/)).toHaveFocus();
    await expect(screen.getByRole('radio', { name: 'Pessoa física' })).toBeChecked();
    await expect(screen.queryByRole('button', { name: /^Mudar o tipo/ })).toBeNull();
    await write(/^CPF/, '11222333000181');
    await user.tab();
    await expect((await screen.findAllByText('Este é um CNPJ. Uma pessoa física tem CPF.'))[0]).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Mudar o tipo para Empresa' }));
    await expect(await fieldOf(/^CNPJ/)).toHaveValue('11.222.333/0001-81');
  },
};

/** A document that another client has is told at its field, with the way to that client. */
export const Taken: Story = {
  parameters: {
    msw: [
      one,
      http.patch('/api/finance/clients/:id', () => {
        const message = 'Já existe um cliente com este documento.';
        const problem = { error: message, message, code: 'TAX_ID_TAKEN', existing_id: marina.id };
        return HttpResponse.json(problem, { status: 409 });
      }),
    ],
  },
  args: { at: paths.client({ clientId: azul.id }) },
  play: async ({ canvas }) => {
    await expect(await fieldOf(/^CNPJ/)).toHaveValue('12.ABC.345/01DE-35');
    await write(/^CNPJ/, 'A1B2C3D4000193');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () => expect(await fieldOf(/^CNPJ/)).toHaveAccessibleDescription(/Já existe um cliente/));
    await expect(canvas.getByRole('link', { name: 'Abrir o cliente que já tem este documento' })).toHaveAttribute(
      'href',
      paths.client({ clientId: marina.id }),
    );
  },
};

/** Whoever sees a CPF masked types nothing over it, and sends nothing of it. */
export const Masked: Story = {
  parameters: {
    msw: [
      one,
      http.patch('/api/finance/clients/:id', async ({ request }) => {
        const body = (await request.json()) as object;
        await expect('tax_id' in body || 'pix_key' in body).toBe(false);
        return HttpResponse.json(marina);
      }),
    ],
  },
  args: { at: paths.client({ clientId: marina.id }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('***.982.247-**')).toHaveLength(2);
    await write(/^Telefone/, '11998765432');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByRole('heading', { name: 'Todos os clientes' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { at: paths.client({ clientId: azul.id }) },
  parameters: { msw: [refuses('get', '/api/finance/clients/:id', 404, 'NOT_FOUND', 'Cliente não encontrado')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

const at = paths.client({ clientId: azul.id });

/** What could not be sent stays as it was typed, and the reason stands above it. */
async function expectKept(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], told: RegExp) {
  await write(/^Anotações/, 'Paga por Pix');
  await user.click(canvas.getByRole('button', { name: 'Salvar' }));
  await expect(await canvas.findByText(told)).toBeVisible();
  await expect(await fieldOf(/^Anotações/)).toHaveValue('Paga por Pix');
}

export const Failing: Story = {
  args: { at },
  parameters: {
    msw: [refuses('patch', '/api/finance/clients/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição'), one],
  },
  play: ({ canvas }) => expectKept(canvas, /^Erro ao realizar a requisição/),
};

export const Forbidden: Story = {
  args: { at },
  parameters: {
    msw: [
      refuses('patch', '/api/finance/clients/:id', 403, 'FORBIDDEN', 'Sua conta não tem a permissão manage:finance.'),
      one,
    ],
  },
  play: ({ canvas }) => expectKept(canvas, /manage:finance/),
};

export const Narrow: Story = {
  args: { at: paths.client({ clientId: azul.id }) },
  parameters: { msw: [one, answers('patch', '/api/finance/clients/:id', azul)] },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  args: { at, routes: [loadingRoute(paths.client.pattern, page)] },
  parameters: { msw: [neverAnswers('get', '/api/finance/clients/:id')] },
};
