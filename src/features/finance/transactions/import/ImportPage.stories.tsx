import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { forgetDrafts } from '../../../kernel/drafts';
import { ErrorScreen } from '../../../kernel/ErrorScreen';
import { resetPersonState } from '../../../kernel/reset-on-sign-out';
import { answers, neverAnswers, refuses, StoryApp } from '../../../kit/testing/StoryApp';
import { routeStates } from '../../../kit/testing/states';
import { paths } from '../../../paths';
import { sampleAccounts, treasurer } from '../../sample';
import * as page from './ImportPage';

const [itau, card] = sampleAccounts;
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
    resetPersonState();
    forgetDrafts();
    localStorage.removeItem('import-columns');
    localStorage.removeItem('import-signs');
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

async function read(canvas: ReturnType<typeof within>, { into = itau, what = text } = {}) {
  await user.click(await canvas.findByRole('button', { name: /Conta/ }));
  await user.click(await screen.findByRole('option', { name: into.name }));
  const lines = canvas.getByRole('textbox', { name: /cole as linhas/ });
  await user.click(lines);
  await user.paste(what);
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

/** Rows from before the account's opening date are imported without changing its balance, and the preview says so. */
export const BeforeOpening: Story = {
  play: async ({ canvas }) => {
    const what = ['Data;Histórico;Valor', '27/02/2026;Energia;-80,00', '01/03/2026;Pix recebido;100,00'].join('\n');
    await read(canvas, { what });
    await user.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('1 linha é anterior à data inicial da conta, 01/03/2026')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Energia/ })).toHaveTextContent('Não muda o saldo');
    await expect(canvas.getByRole('row', { name: /Pix recebido/ })).toHaveTextContent('Pronta');
    await user.click(canvas.getByRole('radio', { name: 'Anteriores à conta (1)' }));
    await expect(canvas.queryByRole('row', { name: /Pix recebido/ })).toBeNull();
    await user.click(within(canvas.getByRole('row', { name: /Energia/ })).getByRole('checkbox'));
    await expect(await canvas.findByRole('button', { name: 'Importar 1 linha' })).toBeEnabled();
    await expect(canvas.queryByText(/anterior à data inicial/)).toBeNull();
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

const cardText = [
  'date;title;amount',
  '11/02/2026;Ferragens Central;84,30',
  '11/05/2026;Padaria;19,00',
  '11/06/2026;Pagamento recebido;-103,30',
].join('\n');

/**
 * A card's statement tells purchases without a sign, so its signs are inverted from the beginning. Signs and the order of
 * days change in place; what was mended stays.
 */
export const CardStatement: Story = {
  play: async ({ canvas }) => {
    await read(canvas, { into: card, what: cardText });
    await user.click(await canvas.findByRole('button', { name: 'Continuar' }));
    const invert = await canvas.findByRole('switch', { name: 'Inverter sinal' });
    await expect(invert).toBeChecked();
    await expect(canvas.getByText(/prontas: entram/)).toHaveTextContent(/entram R\$\s103,30, saem R\$\s84,30/);
    await user.dblClick(canvas.getByText('Ferragens Central'));
    const cell = await canvas.findByRole('textbox');
    await user.clear(cell);
    await user.type(cell, 'Ferragens do galpão{Enter}');
    await user.click(invert);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Importar 2/ })).toBeEnabled());
    await expect(canvas.getByText(/prontas: entram/)).toHaveTextContent(/entram R\$\s84,30, saem R\$\s103,30/);
    await expect(canvas.getByText('Ferragens do galpão')).toBeVisible();
    await expect(invert).toHaveFocus();
    await user.click(canvas.getByRole('radio', { name: 'Mês primeiro' }));
    await expect(await canvas.findByRole('row', { name: /Ferragens do galpão/ })).toHaveTextContent('02/11/2026');
  },
};

const list = (account: string, currency: string, memo: string, amount: string) =>
  `<STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>001<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261110<TRNAMT>${amount}<FITID>${memo}<MEMO>${memo}</STMTTRN></BANKTRANLIST></STMTRS>`;

/** Of a file with several accounts one is chosen, with a rate where its currency is another; then the next follows. */
export const SeveralAccounts: Story = {
  parameters: {
    msw: [
      ...calls,
      repeated,
      answers('post', '/api/finance/imports', { ...known, state: 'running', row_count: 1, done_count: 0 }, 201),
      answers('post', '/api/finance/imports/:id/rows', { ...known, row_count: 1, done_count: 1, repeated_rows: [] }),
    ],
  },
  play: async ({ canvas }) => {
    const what = `<OFX>${list('1111-1', 'BRL', 'Correios', '-31.00')}${list('2222-2', 'USD', 'Cloud', '-19.99')}</OFX>`;
    await read(canvas, { what });
    await expect(await canvas.findByText(/tem 2 contas/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '001 / 1111-1' })).toBeChecked();
    await user.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByRole('row', { name: /Correios/ })).toHaveTextContent('-31,00');
    await user.click(canvas.getByRole('button', { name: 'Importar 1 linha' }));
    await user.click(await canvas.findByRole('button', { name: 'Importar outra conta do arquivo' }));
    await expect(await canvas.findByRole('radio', { name: '001 / 2222-2' })).toBeChecked();
    await user.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Escreva a cotação, como 5,4321.')).toBeVisible();
    await user.type(canvas.getByRole('textbox', { name: /Quanto vale 1 USD/ }), '5,4321');
    await user.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByRole('row', { name: /Cloud/ })).toHaveTextContent('-108,59');
  },
};

export const SeveralAccountsNarrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await read(canvas, { what: `<OFX>${list('2222-2', 'USD', 'Cloud', '-19.99')}</OFX>` });
    await expect(await canvas.findByRole('textbox', { name: /Quanto vale 1 USD/ })).toBeVisible();
  },
};

/** Rows that cannot be compared again stay in sight, and are not sent before they were. */
export const ComparingAgainFails: Story = {
  parameters: {
    msw: [
      http.post('/api/finance/imports/repeated', async ({ request }) => {
        const { rows } = (await request.json()) as Schema<'RepeatedRowsAsked'>;
        return rows[0]?.kind === 'income'
          ? HttpResponse.json({ code: 'UNAVAILABLE', message: 'O serviço está ocupado.', details: [] }, { status: 503 })
          : HttpResponse.json({ counts: rows.map(() => 0) });
      }),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await read(canvas, { into: card, what: cardText });
    await user.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await user.click(await canvas.findByRole('switch', { name: 'Inverter sinal' }));
    await expect(await canvas.findByText('Não foi possível conferir as linhas com a conta')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Ferragens Central/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Importar/ })).toBeDisabled();
  },
};

/** The file can be chosen while the accounts and earlier imports are loading. */
export const Loading: Story = {
  parameters: { msw: [neverAnswers('get', '/api/finance/accounts'), neverAnswers('get', '/api/finance/imports')] },
};

export const Failing: Story = {
  parameters: {
    msw: [
      refuses('get', '/api/finance/accounts', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
      refuses('get', '/api/finance/imports', 500, 'INTERNAL', 'Erro ao realizar a requisição'),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Erro ao realizar a requisição'))[0]).toBeVisible();
  },
};

/** The route guard refuses people who can only read. */
export const NotPermitted: Story = {
  ...routeStates(paths.importTransactions.pattern, 'manage:finance').forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/manage:finance/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
