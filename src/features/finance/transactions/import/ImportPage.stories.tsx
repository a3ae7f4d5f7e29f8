import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { forgetDrafts } from '../../../kernel/drafts';
import { ErrorScreen } from '../../../kernel/ErrorScreen';
import { forget } from '../../../kernel/forget';
import { answers, refuses, StoryApp } from '../../../kit/story/StoryApp';
import { paths } from '../../../paths';
import { sampleAccounts, treasurer } from '../../sample';
import * as page from './ImportPage';

const [itau] = sampleAccounts;
const listOf = (data: object[]) => ({ data, page: { limit: 20, next_cursor: null } });
const known: Schema<'FinanceImport'> = {
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1a91',
  account: { id: itau.id, name: itau.name },
  name: 'extrato-outubro.csv',
  format: 'csv',
  state: 'completed',
  row_count: 3,
  done_count: 3,
  imported_count: 2,
  repeated_rows: [1],
  created_by: { id: treasurer.id, name: treasurer.name },
  created_at: '2026-11-20T18:30:00.000Z',
  updated_at: '2026-11-20T18:30:04.000Z',
};
const calls = [
  answers('get', '/api/finance/accounts', listOf(sampleAccounts)),
  answers('get', '/api/finance/imports', listOf([known])),
];
const repeated = http.post('/api/finance/imports/repeated', async ({ request }) => {
  const { rows } = (await request.json()) as Schema<'RepeatedRowsAsked'>;
  return HttpResponse.json({ counts: rows.map(({ description }) => (description === 'Padaria' ? 1 : 0)) });
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.importTransactions(),
    routes: [{ path: paths.importTransactions.pattern, ...page, ErrorBoundary: ErrorScreen }],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', msw: [...calls, repeated] },
  beforeEach: () => {
    forget();
    forgetDrafts();
    localStorage.removeItem('import-columns');
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = [
  'Dia;Histórico;Valor (R$)',
  '03/11/2026;Saldo anterior;10.000,00',
  '04/11/2026;Padaria;-12,90',
  '05/11/2026;TED de Serra Azul;48.500,00',
  '31/02/2026;Tarifa;-9,50',
].join('\n');

async function read(canvas: ReturnType<typeof within>) {
  await user.click(await canvas.findByRole('button', { name: /Conta/ }));
  await user.click(await screen.findByRole('option', { name: itau.name }));
  const lines = canvas.getByRole('textbox', { name: /cole as linhas/ });
  await user.click(lines);
  await user.paste(text);
  await user.click(canvas.getByRole('button', { name: 'Ler extrato' }));
}

/** What is missing is said before anything is read; what was imported last has its way back. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Desfazer importação de extrato-outubro.csv' }),
    ).toBeVisible();
    await user.click(await canvas.findByRole('button', { name: 'Ler extrato' }));
    await expect(await canvas.findByText('Escolha a conta antes.')).toBeVisible();
    await expect(canvas.getByText('Escolha um arquivo ou cole as linhas.')).toBeVisible();
  },
};

/** What is refused leaves everything as it was read. */
export const Forbidden: Story = {
  parameters: {
    msw: [
      ...calls,
      repeated,
      refuses('post', '/api/finance/imports', 403, 'FORBIDDEN', 'Sua conta não tem a permissão manage:finance.'),
    ],
  },
  play: async ({ canvas }) => {
    await read(canvas);
    await user.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await user.click(canvas.getByRole('button', { name: /“Dia”/ }));
    await user.click(await screen.findByRole('option', { name: 'Data' }));
    await user.click(canvas.getByRole('button', { name: 'Continuar' }));
    await user.click(await canvas.findByRole('button', { name: /^Importar 1 linha/ }));
    await expect(await canvas.findByText(/manage:finance/)).toBeVisible();
  },
};

/** From the columns to the report: one is told by hand, a fault is mended in its place, a row that is there stays out. */
export const Through: Story = {
  parameters: {
    msw: [
      ...calls,
      repeated,
      answers('post', '/api/finance/imports', { ...known, state: 'running', row_count: 2, done_count: 0 }, 201),
      answers('post', '/api/finance/imports/:id/rows', {
        ...known,
        row_count: 2,
        done_count: 2,
        imported_count: 2,
        repeated_rows: [],
      }),
      refuses(
        'patch',
        '/api/finance/imports/:id',
        409,
        'IN_USE',
        'Uma transação desta importação foi alterada depois.',
      ),
    ],
  },
  play: async ({ canvas }) => {
    await read(canvas);
    await user.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Falta dizer qual coluna é a data.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: /“Dia”/ }));
    await user.click(await screen.findByRole('option', { name: 'Data' }));
    await user.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByRole('row', { name: /Padaria/ })).toHaveTextContent('Já está na conta');
    await expect(canvas.getByRole('row', { name: /Saldo anterior/ })).toHaveTextContent('Linha de saldo');
    const faulty = canvas.getByRole('row', { name: /Tarifa/ });
    await expect(faulty).toHaveTextContent('Data inválida');
    await user.dblClick(within(faulty).getByText('31/02/2026'));
    const cell = await canvas.findByRole('textbox');
    await user.clear(cell);
    await user.type(cell, '28/02/2026{Enter}');
    await user.click(await canvas.findByRole('button', { name: 'Importar 2 linhas' }));
    await expect(await canvas.findByText('2 transações importadas para Itaú movimento')).toBeVisible();
    await expect(canvas.getByText('2 linhas ficaram de fora')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Desfazer importação' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desfazer importação' }),
    );
    await expect(await canvas.findByText('Uma transação desta importação foi alterada depois.')).toBeVisible();
  },
};

/** Without the server nothing is lost: the same is tried again. */
export const Interrupted: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [
      ...calls,
      repeated,
      refuses(
        'post',
        '/api/finance/imports',
        503,
        'UNAVAILABLE',
        'O serviço está ocupado. Tente de novo em instantes.',
      ),
    ],
  },
  play: async ({ canvas }) => {
    localStorage.setItem(
      'import-columns',
      JSON.stringify({ [JSON.stringify(['Dia', 'Histórico', 'Valor (R$)'])]: ['date', 'description', 'amount'] }),
    );
    await read(canvas);
    await user.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await user.click(await canvas.findByRole('button', { name: 'Importar 1 linha' }));
    await expect(await canvas.findByText(/Nada entra duas vezes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continuar importação' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Parar por aqui' }));
    await expect(await canvas.findByRole('button', { name: 'Ler extrato' })).toBeVisible();
  },
};
