import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { samplePicture } from '../../attachments/sample';
import { ErrorScreen } from '../../kernel/ErrorScreen';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { paths } from '../../paths';
import { reader, sampleAccounts, sampleCategories, sampleClients, sampleTransactions, treasurer } from '../sample';
import * as page from './TransactionPage';

const listOf = (data: object[]) => ({ data, page: { limit: 50, next_cursor: null } });
const route = { ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null };
const [sale] = sampleTransactions;
const around = [
  answers('get', '/api/finance/accounts', listOf(sampleAccounts)),
  answers('get', '/api/finance/clients', listOf(sampleClients)),
  answers('get', '/api/unit', listOf([])),
  answers('get', '/api/finance/categories', listOf(sampleCategories)),
  answers('get', '/api/finance/transactions/:id/receipts', listOf([])),
  http.get('/api/finance/transactions/:id', ({ params }) =>
    HttpResponse.json(sampleTransactions.find(({ id }) => id === params.id)),
  ),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.createTransaction(),
    routes: [
      { path: paths.createTransaction.pattern, ...route },
      { path: paths.transaction.pattern, ...route },
      { path: paths.transactions.pattern, element: <h1>Todas as transações</h1> },
    ],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', msw: around },
  // What one story has loaded is not served in the next.
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (field: RegExp, option: string) => {
  await user.click(await screen.findByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const writeDay = async (field: RegExp, day: string) => {
  const group = within(await screen.findByRole('group', { name: field }));
  await user.click(group.getAllByRole('spinbutton')[0] as HTMLElement);
  await user.keyboard(day);
};

const at = paths.transaction({ transactionId: sale.id });

export const Filled: Story = {
  args: { at },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Descrição/ })).toHaveValue(sale.description);
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Descrição/ })).toHaveValue('');
  },
};

/** What is chosen from comes later; all else is there to be filled. */
export const Loading: Story = {
  parameters: {
    msw: [neverAnswers('get', '/api/finance/clients'), neverAnswers('get', '/api/unit'), ...around],
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: /^Descrição/ }), 'Frete');
    await expect(canvas.getByRole('button', { name: 'Lançar transação' })).toBeEnabled();
  },
};

/** What could not be sent stays as it was typed, and the reason stands above it. */
async function expectKept(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], told: RegExp) {
  const field = await canvas.findByRole('textbox', { name: /^Descrição/ });
  await user.clear(field);
  await user.type(field, 'Frete');
  await user.click(canvas.getByRole('button', { name: 'Salvar' }));
  await expect(await canvas.findByText(told)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /^Descrição/ })).toHaveValue('Frete');
}

export const Failing: Story = {
  args: { at },
  parameters: {
    msw: [
      refuses('patch', '/api/finance/transactions/:id', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      ...around,
    ],
  },
  play: ({ canvas }) => expectKept(canvas, /^Erro ao realizar a requisição/),
};

export const Forbidden: Story = {
  args: { at },
  parameters: {
    msw: [
      refuses(
        'get',
        '/api/finance/transactions/:id',
        403,
        'FORBIDDEN',
        'Sua conta não tem a permissão view:finance_transactions.',
      ),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance_transactions/)).toBeVisible();
  },
};

export const Gone: Story = {
  args: { at },
  parameters: {
    msw: [refuses('get', '/api/finance/transactions/:id', 404, 'NOT_FOUND', 'Transação não encontrada'), ...around],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};

/** A transfer goes from one account to another one, and is of no client. */
export const Transfer: Story = {
  parameters: {
    msw: [
      ...around,
      http.post('/api/finance/transactions', async ({ request }) => {
        await expect(await request.json()).toMatchObject({
          kind: 'transfer',
          amount_cents: 1_234_50,
          due_date: '2026-11-30',
          competence_date: '2026-11-30',
          account_id: sampleAccounts[0].id,
          transfer_account_id: sampleAccounts[2]?.id,
          client_id: null,
          paid_date: null,
        });
        return HttpResponse.json(sale, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: 'Transferência' }));
    await user.type(canvas.getByRole('textbox', { name: /^Descrição/ }), 'Reforço');
    await user.type(canvas.getByRole('textbox', { name: /^Valor/ }), '0');
    await writeDay(/^Vencimento/, '30112026');
    await choose(/Conta de origem/, 'Itaú movimento');
    await choose(/Conta de destino/, 'Itaú movimento');
    await user.click(canvas.getByRole('button', { name: 'Lançar transação' }));
    await expect(
      await canvas.findByText('O valor precisa ser maior que zero.', { selector: 'a, button' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('A conta de destino precisa ser outra.').at(-1)).toBeVisible();
    await choose(/Conta de destino/, 'Caixinha');
    await user.clear(canvas.getByRole('textbox', { name: /^Valor/ }));
    await user.type(canvas.getByRole('textbox', { name: /^Valor/ }), '1.234,5');
    await user.click(canvas.getByRole('button', { name: 'Lançar transação' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as transações' })).toBeVisible();
  },
};

/** A copy begins as what it is like, still to be paid; of the client it came from nothing is lost. */
export const Copy: Story = {
  args: { at: `${paths.createTransaction()}?like=${sale.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Descrição/ })).toHaveValue(sale.description);
    const client = await canvas.findByRole('combobox', { name: /^Cliente/ });
    await waitFor(() => expect(client).toHaveValue(sale.client?.name));
    await expect(canvas.getByRole('textbox', { name: /^Valor/ })).toHaveValue('48.500,00');
  },
};

/** Once the client is known, the category of their last transaction stands there; what was chosen stays. */
export const Suggestion: Story = {
  parameters: {
    msw: [
      answers(
        'get',
        '/api/finance/transactions',
        listOf([{ ...sale, category: { id: sampleCategories[1].id, name: sampleCategories[1].name } }]),
      ),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('combobox', { name: /^Cliente/ }));
    await user.type(canvas.getByRole('combobox', { name: /^Cliente/ }), 'Moinho');
    await user.click(await screen.findByRole('option', { name: sampleClients[0].name }));
    const category = canvas.getByRole('button', { name: /Categoria$/ });
    await waitFor(() => expect(category).toHaveTextContent('Vendas › Projetos de automação'));
    await expect(canvas.getByText('A mesma da última transação deste cliente.')).toBeVisible();
    await user.click(canvas.getByRole('radio', { name: 'Despesa' }));
    await expect(category).toHaveTextContent('Sem categoria');
  },
};

/** What could not be deleted is still there, and the person is told why. */
export const DeletionRefused: Story = {
  args: { at: paths.transaction({ transactionId: sale.id }) },
  parameters: {
    msw: [refuses('delete', '/api/finance/transactions/:id', 404, 'NOT_FOUND', 'Transação não encontrada'), ...around],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Transação não encontrada')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Descrição/ })).toHaveValue(sale.description);
  },
};

/** One invoice of two projects, every month: what is left to divide is told, and what will be written down is seen first. */
export const DividedAndRepeated: Story = {
  parameters: {
    msw: [
      ...around,
      http.post('/api/finance/transactions', async ({ request }) => {
        await expect(await request.json()).toMatchObject({
          amount_cents: 1_000_00,
          category_id: null,
          repeat: { by: 'month', count: 3 },
          parts: [
            { amount_cents: 400_00, category_id: sampleCategories[0].id },
            { amount_cents: 600_00, category_id: null },
          ],
        });
        return HttpResponse.json(sale, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: /^Descrição/ }), 'Vigilância');
    await user.type(canvas.getByRole('textbox', { name: /^Valor/ }), '1000');
    await writeDay(/^Vencimento/, '31012027');
    await choose(/^(?!.*destino).*Conta/, 'Itaú movimento');
    await choose(/Categoria$/, 'Vendas');
    await user.click(await canvas.findByRole('button', { name: /^Dividir/ }));
    const amount = await canvas.findByRole('textbox', { name: 'Valor da parte 1' });
    await user.clear(amount);
    await user.type(amount, '400');
    await expect(canvas.getByText('Faltam R$ 600,00')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Lançar transação' }));
    await expect((await canvas.findAllByText(/As partes precisam somar o valor/)).at(-1)).toBeVisible();
    await user.type(canvas.getByRole('textbox', { name: 'Valor da parte 2' }), '600');
    await expect(canvas.getByText('As partes somam o valor.')).toBeVisible();
    await choose(/Repetir/, 'Todo mês');
    const times = await canvas.findByRole('textbox', { name: /^Quantas vezes/ });
    await user.clear(times);
    await user.type(times, '3{Tab}');
    await user.click(await canvas.findByRole('button', { name: /^3 × .*, de 31.01.2027 a 31.03.2027/ }));
    await expect(await canvas.findByText(/^2.3 · 28.02.2027/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Lançar transação' }));
    await expect(await canvas.findByRole('heading', { name: 'Todas as transações' })).toBeVisible();
  },
};

/** A transaction that is paid in parts. */
function paying() {
  let now = sale;
  return [
    http.post('/api/finance/transactions/:id/payments', async ({ request }) => {
      const payment = (await request.json()) as Schema<'NewPayment'>;
      await expect(payment).toMatchObject({ amount_cents: 20_500_00, interest_cents: 500_00, version: sale.version });
      const { amount_cents, interest_cents = 0 } = payment;
      const row = {
        id: sale.id,
        paid_date: '2026-11-20',
        fine_cents: 0,
        discount_cents: 0,
        amount_cents,
        interest_cents,
      };
      now = { ...sale, paid_cents: amount_cents, open_cents: 28_500_00, payments: [row], version: sale.version + 1 };
      return HttpResponse.json(now, { status: 201 });
    }),
    http.delete('/api/finance/transactions/:id/payments/:paymentId', () => {
      now = { ...sale, version: sale.version + 2 };
      return HttpResponse.json(now);
    }),
    http.get('/api/finance/transactions/:id', () => HttpResponse.json(now)),
    ...around,
  ];
}

/** Part of it is paid, with interest: the rest stays open; the payment is taken back. */
export const PaidInPart: Story = {
  args: { at: paths.transaction({ transactionId: sale.id }) },
  parameters: { msw: paying() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Registrar recebimento' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /^Valor recebido/ });
    await expect(amount).toHaveValue('48.500,00');
    await user.type(dialog.getByRole('textbox', { name: /^Desconto/ }), '1');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect((await dialog.findAllByText(/Isto passa dos/)).at(-1)).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /^Desconto/ }));
    await user.clear(amount);
    await user.type(amount, '20500');
    await user.type(dialog.getByRole('textbox', { name: /^Juros/ }), '500');
    await expect(dialog.getByText('Ficam R$ 28.500,00 em aberto.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('R$ 20.500,00 pagos, R$ 28.500,00 em aberto')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: /^Desfazer o pagamento de 20.11.2026/ }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Pagamentos' })).toBeNull());
  },
};

/** A payment from before the account's opening date is taken, and the form says that it changes no balance. */
export const BeforeOpening: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Descrição/ });
    await choose(/Conta$/, sampleAccounts[0].name);
    await choose(/Situação$/, 'Recebida');
    await writeDay(/^Data do (pagamento|recebimento)/, '28022026');
    await expect(
      (await canvas.findAllByText(`Não muda o saldo de ${sampleAccounts[0].name}, que começa em 01/03/2026.`))[0],
    ).toBeVisible();
    await writeDay(/^Data do (pagamento|recebimento)/, '01032026');
    await waitFor(() => expect(canvas.queryByText(/^Não muda o saldo/)).toBeNull());
    await expect(canvas.getAllByText('Sem data, vale o dia de hoje.')[0]).toBeVisible();
  },
};

const receipt: Schema<'Receipt'> = {
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1d91',
  transaction_id: sale.id,
  name: 'NF 1278.pdf',
  media_type: 'application/pdf',
  size: 248_113,
  created_at: '2026-11-20T18:30:00.000Z',
  created_by: { id: treasurer.id, name: treasurer.name },
};

/** A transaction that receipts are attached to. */
function attaching() {
  let kept = [receipt];
  return [
    http.get('/api/finance/transactions/:id/receipts', () => HttpResponse.json(listOf(kept))),
    http.post('/api/finance/transactions/:id/receipts', ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? '';
      const added: Schema<'Receipt'> = {
        ...receipt,
        id: receipt.id.replace('91', '92'),
        name,
        media_type: 'image/png',
      };
      kept = [added, ...kept];
      return HttpResponse.json(added, { status: 201 });
    }),
    http.get('/api/finance/transactions/:id/receipts/:file/content', () => new HttpResponse(samplePicture)),
    ...around,
  ];
}

/** A receipt is attached, and one of another kind refused; one that is deleted comes back. */
export const WithReceipts: Story = {
  args: { at: paths.transaction({ transactionId: sale.id }) },
  parameters: { msw: attaching() },
  play: async ({ canvas, canvasElement }) => {
    const list = () => canvas.findByRole('list', { name: 'Comprovantes' });
    await expect(await list()).toHaveTextContent('NF 1278.pdf');
    const chooser = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    const files = ['recibo.png', 'planilha.xlsx'].map((name) => new File(['conteúdo'], name));
    await user.upload(chooser, files, { applyAccept: false });
    await expect(await canvas.findByText(/^planilha.xlsx:/)).toBeVisible();
    await waitFor(async () => expect(await list()).toHaveTextContent('recibo.png'));
    await user.click(canvas.getByRole('button', { name: 'Excluir NF 1278.pdf' }));
    await waitFor(async () => expect(await list()).not.toHaveTextContent('NF 1278.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await list()).toHaveTextContent('NF 1278.pdf'));
  },
};

/** Whoever only sees transactions reads their receipts, and changes nothing. */
export const ReadOnly: Story = {
  args: { at: paths.transaction({ transactionId: sale.id }), person: reader },
  parameters: { msw: attaching() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NF 1278')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Baixar NF 1278.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Excluir|^Escolher/ })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A transaction that is found on the statement, and not. */
function marking() {
  let now = sampleTransactions[2];
  return [
    http.get('/api/finance/transactions/:id', () => HttpResponse.json(now)),
    http.patch('/api/finance/transactions/:id', async ({ request }) => {
      if (now) now = { ...now, ...((await request.json()) as object), version: now.version + 1 };
      return HttpResponse.json(now);
    }),
    ...around,
  ];
}

/** What is reconciled keeps what its statement says too, until the mark is taken off. */
export const Narrow: Story = {
  args: { at: paths.transaction({ transactionId: sampleTransactions[2]?.id ?? '' }) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  parameters: { msw: marking() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Mark as reconciled' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Amount/ })).toBeDisabled());
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Undo reconciliation' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Amount/ })).toBeEnabled());
  },
};
