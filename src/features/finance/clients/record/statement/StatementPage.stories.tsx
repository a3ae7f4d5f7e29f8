import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import type { Schema } from '#openapi/operations';
import { StoryApp } from '../../../../kit/testing/StoryApp';
import { pageRoute, statesOf } from '../../../../kit/testing/states';
import { paths } from '../../../../paths';
import { sampleAccounts, sampleClients, treasurer } from '../../../sample';
import * as page from './StatementPage';

const [{ id, name }] = sampleClients;
const [{ id: accountId, name: accountName, pix_keys }] = sampleAccounts;
const account = { id: accountId, name: accountName };
const title = (count: number, part: Partial<Schema<'StatementTitle'>>): Schema<'StatementTitle'> => ({
  id: `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f${count}0`,
  description: 'Painel de proteção, parcela 1 de 2',
  document_number: 'NF 1140',
  due_date: '2026-09-10',
  days_late: 72,
  amount_cents: 2_700_000,
  account,
  ...part,
});
const statement: Schema<'ClientStatement'> = {
  client: { id, name },
  today: '2026-11-21',
  currency: 'BRL',
  open_cents: 7_550_000,
  open_count: 2,
  overdue_cents: 2_700_000,
  titles: [
    title(1, {}),
    title(2, {
      description: 'Célula robotizada de paletização, parcela 7 de 8',
      document_number: '',
      due_date: '2026-11-28',
      days_late: 0,
      amount_cents: 4_850_000,
    }),
  ],
  receivers: pix_keys.map((key) => ({ key, account, name: 'Matriz São Paulo', city: 'São Paulo' })),
};
const nothing = { open_cents: 0, open_count: 0, overdue_cents: 0, titles: [] };

const states = statesOf({
  get: '/api/finance/clients/:id/statement',
  filled: statement,
  empty: { ...statement, ...nothing },
  permission: 'view:finance_transactions',
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.clientStatement({ clientId: id }),
    routes: [pageRoute(paths.clientStatement.pattern, page)],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is late can be charged alone: the code follows, and is one that banks read. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('72 dias de atraso')).toBeVisible();
    await expect(await canvas.findByText(/540875500\.005802BR5916Matriz Sao Paulo/)).toBeVisible();
    await user.click(canvas.getByRole('radio', { name: /Só o que está em atraso/ }));
    await expect(await canvas.findByText(/540827000\.005802BR/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nada em aberto' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  },
};

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance_transactions/)).toBeVisible();
  },
};

export const Narrow: Story = { ...states.narrow, globals: { ...states.narrow.globals, locale: 'en' } };

export const Loading: Story = states.loading;
