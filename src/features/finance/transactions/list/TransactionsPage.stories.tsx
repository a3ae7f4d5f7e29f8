import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { ErrorScreen } from '../../../kernel/ErrorScreen';
import { resetPersonState } from '../../../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../../../kit/testing/StoryApp';
import { paths } from '../../../paths';
import {
  reader,
  sampleAccounts,
  sampleCategories,
  sampleClients,
  sampleTotals,
  sampleTransactions,
  treasurer,
} from '../../sample';
import * as ofOne from './OfOnePage';
import * as page from './TransactionsPage';

const listOf = (data: object[]) => ({ data, page: { limit: 50, next_cursor: null } });
const around = [
  answers('get', '/api/saved-views', listOf([])),
  answers('get', '/api/finance/transactions/totals', sampleTotals),
  answers('get', '/api/finance/accounts', listOf(sampleAccounts)),
  answers('get', '/api/finance/clients', listOf(sampleClients)),
  answers('get', '/api/projects', listOf([])),
  answers('get', '/api/unit', listOf([])),
  answers('get', '/api/finance/categories', listOf([])),
];
const [itau] = sampleAccounts;

const meta = {
  component: StoryApp,
  args: {
    at: paths.transactions(),
    routes: [
      { path: paths.transactions.pattern, ...page, ErrorBoundary: ErrorScreen, HydrateFallback: () => null },
      { path: paths.accountTransactions.pattern, ...ofOne, HydrateFallback: () => null },
      { path: paths.transaction.pattern, element: <h1>O formulário</h1> },
    ],
    person: treasurer,
  },
  parameters: {
    layout: 'fullscreen',
    msw: [...around, answers('get', '/api/finance/transactions', listOf(sampleTransactions))],
  },
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/**
 * The sign tells the kind without any colour, the due date that something is overdue; what the filter comes to stands above.
 * All of the filter leaves as a file that the server writes.
 */
export const Filled: Story = {
  args: { at: `${paths.transactions()}?kind=expense` },
  parameters: {
    msw: [
      ...around,
      answers('get', '/api/finance/transactions', listOf(sampleTransactions)),
      http.get('/api/finance/transactions/export', ({ request }) =>
        new URL(request.url).searchParams.get('kind') === 'expense'
          ? new HttpResponse('Vencimento\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
          : HttpResponse.error(),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await rowOf(/Célula robotizada/)).toHaveTextContent('Receita +R$ 48.500,00');
    await expect(await rowOf(/Aluguel/)).toHaveTextContent(/Vencida.*Despesa -R\$ 100,00/);
    await expect(await rowOf(/Reforço/)).toHaveTextContent('Itaú movimento → Caixinha');
    await expect(await canvas.findByText('R$ 48.300,00')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Mais ações da lista' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await expect(await screen.findByText('Arquivo exportado')).toBeVisible();
  },
};

const nothing = Object.fromEntries(
  Object.entries(sampleTotals).map(([of, it]) => [of, typeof it === 'number' ? 0 : it]),
);

export const Empty: Story = {
  parameters: {
    msw: [
      answers('get', '/api/finance/transactions/totals', nothing),
      answers('get', '/api/finance/transactions', listOf([])),
      ...around,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma transação ainda' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      neverAnswers('get', '/api/finance/transactions/totals'),
      ...around,
      neverAnswers('get', '/api/finance/transactions'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    msw: [...around, refuses('get', '/api/finance/transactions', 500, 'INTERNAL', 'Erro ao realizar a requisição')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: [
      ...around,
      refuses(
        'get',
        '/api/finance/transactions',
        403,
        'FORBIDDEN',
        'Sua conta não tem a permissão view:finance_transactions.',
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance_transactions/)).toBeVisible();
  },
};

/** Whoever only sees transactions opens them, and selects, changes and creates none. */
export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas }) => {
    await rowOf(/Aluguel/);
    await expect(canvas.queryByRole('link', { name: 'Lançar transação' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Ações de/ })).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } };

/** A period is one of the usual ones, or any two days; what the server is asked is both days and the date they are about. */
export const OfAPeriod: Story = {
  args: { at: `${paths.transactions()}?period=2026-11-01..2026-11-15&date_by=paid_date` },
  parameters: {
    msw: [
      ...around,
      http.get('/api/finance/transactions', ({ request }) => {
        const asked = new URL(request.url).searchParams;
        const isRight = asked.get('from') === '2026-11-01' && asked.get('to') === '2026-11-15';
        return HttpResponse.json(listOf(isRight ? sampleTransactions.slice(2, 3) : sampleTransactions));
      }),
    ],
  },
  play: async ({ canvas }) => {
    await rowOf(/Energia/);
    await expect(canvas.queryByRole('row', { name: /Aluguel/ })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Período: 01/11/2026 a 15/11/2026' }));
    await expect(await screen.findByRole('group', { name: 'Período: outras datas' })).toBeVisible();
    await user.click(await screen.findByRole('option', { name: 'Próximo mês' }));
    await expect(await canvas.findByRole('button', { name: 'Período: Próximo mês' })).toBeVisible();
    await rowOf(/Aluguel/);
  },
};

/** A server that takes changes. */
function keeping() {
  let rows: object[] = sampleTransactions;
  const idIn = (row: object) => (row as { id: string }).id;
  return [
    ...around,
    http.get('/api/finance/transactions', () => HttpResponse.json(listOf(rows))),
    http.patch('/api/finance/transactions/:id', async ({ params, request }) => {
      const change = (await request.json()) as object;
      rows = rows.map((row) => (idIn(row) === params.id ? { ...row, ...change, is_overdue: false } : row));
      return HttpResponse.json(rows.find((row) => idIn(row) === params.id));
    }),
  ];
}

/** Paid from its row, and taken back; many are paid, reconciled, and deleted, each with a way back. */
export const Changing: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Ações de Célula robotizada, parcela 7 de 8' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Marcar como recebida' }));
    await waitFor(async () => expect(await rowOf(/Célula/)).toHaveTextContent('Recebida'));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Célula/)).toHaveTextContent('Em aberto'));
    await user.click(canvas.getByRole('checkbox', { name: /Célula/ }));
    await user.click(canvas.getByRole('checkbox', { name: /Aluguel/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 transações selecionadas' }));
    await expect(bar.getByText('Receitas R$ 48.500,00, despesas R$ 100,00')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Marcar como paga' }));
    await waitFor(async () => expect(await rowOf(/Aluguel/)).toHaveTextContent('Paga'));
    await user.click(bar.getByRole('button', { name: 'Marcar como conciliada' }));
    await waitFor(async () => expect(await rowOf(/Aluguel/)).toHaveTextContent('Conciliada'));
    await user.click(bar.getByRole('button', { name: 'Desfazer conciliação' }));
    await waitFor(async () => expect(await rowOf(/Aluguel/)).toHaveTextContent('Paga'));
    await user.click(bar.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Aluguel/ })).toBeNull());
    const undo = await screen.findAllByRole('button', { name: 'Desfazer' });
    await user.click(undo.at(-1) as HTMLElement);
    await rowOf(/Aluguel/);
  },
};

/** A server that answers late, and takes each change in its turn. */
function slow() {
  let rows = sampleTransactions.map((row) => ({ ...row }));
  return [
    http.get('/api/finance/categories', () => HttpResponse.json(listOf(sampleCategories))),
    ...around,
    http.get('/api/finance/transactions', () => HttpResponse.json(listOf(rows))),
    http.patch('/api/finance/transactions/:id', async ({ params, request }) => {
      const { version, category_id, ...change } = (await request.json()) as Schema<'TransactionChange'>;
      await delay(400);
      const before = rows.find(({ id }) => id === params.id);
      if (!before || version !== before.version) return HttpResponse.json({ code: 'STALE_VERSION' }, { status: 409 });
      const found = sampleCategories.find(({ id }) => id === category_id);
      const category = found ? { id: found.id, name: found.name } : before.category;
      const row = { ...before, ...(change as object), category, version: before.version + 1 };
      rows = rows.map((each) => (each.id === row.id ? row : each));
      return HttpResponse.json(row);
    }),
  ];
}

/** Cells are changed as in a spreadsheet, faster than the line is; what is wrong stays open; a column is pasted. */
export const InCells: Story = {
  parameters: { msw: slow() },
  play: async ({ canvas }) => {
    const cell = async (row: RegExp, name: RegExp) => within(await rowOf(row)).findByRole('cell', { name });
    await user.click(await cell(/Aluguel/, /10.11.2026/));
    await user.keyboard('12/11/2026{Enter}');
    await user.keyboard('16/11/2026{Enter}');
    await expect(await rowOf(/Aluguel/)).toHaveTextContent('12/11/2026');
    await expect(await rowOf(/Energia/)).toHaveTextContent('16/11/2026');
    await user.dblClick(await cell(/Aluguel/, /100,00/));
    await user.keyboard('zero{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Escreva um valor maior que zero');
    await user.keyboard('{Escape}250,5{Enter}');
    await expect(await rowOf(/Aluguel/)).toHaveTextContent('-R$ 250,50');
    await user.click(within(await rowOf(/Aluguel/)).getAllByRole('cell')[6] as HTMLElement);
    await user.keyboard('ocu{Enter}');
    await expect(await rowOf(/Aluguel/)).toHaveTextContent('Ocupação');
    await user.click(await cell(/Aluguel/, /12.11.2026/));
    await user.paste('20/11/2026\n21/11/2026\n');
    await waitFor(async () => expect(await rowOf(/Energia/)).toHaveTextContent('21/11/2026'));
    await expect(await screen.findByText('2 células alteradas')).toBeVisible();
    await expect(screen.queryByText(/não foi salvo em/)).toBeNull();
  },
};

/** Of one account: nobody is asked for its name, for its transactions tell it. */
export const OfAnAccount: Story = {
  args: { at: paths.accountTransactions({ accountId: itau.id }) },
  parameters: {
    msw: [...around, answers('get', '/api/finance/transactions/by-account/:id', listOf(sampleTransactions))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Transações: Itaú movimento' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lançar transação' })).toHaveAttribute(
      'href',
      `${paths.createTransaction()}?account=${itau.id}`,
    );
  },
};

/** The server's own word, where there is none. */
export const OfAnAccountWithout: Story = {
  args: { at: paths.accountTransactions({ accountId: itau.id }) },
  parameters: {
    msw: [
      ...around,
      refuses(
        'get',
        '/api/finance/transactions/by-account/:id',
        404,
        'NOT_FOUND',
        'Conta não encontrada ou sem transações',
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Conta não encontrada ou sem transações' })).toBeVisible();
  },
};
