import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resetPersonState } from '../../../kernel/reset-on-sign-out';
import { answers, StoryApp } from '../../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../../kit/testing/states';
import { paths } from '../../../paths';
import { sampleAccounts, sampleTotals, sampleTransactions, treasurer } from '../../sample';
import * as page from './OfOnePage';

const [itau] = sampleAccounts;

const states = statesOf({
  get: '/api/finance/transactions/by-account/:id',
  filled: listOf(...sampleTransactions),
  empty: listOf(),
  permission: 'view:finance_transactions',
  beside: [
    answers('get', '/api/saved-views', listOf()),
    answers('get', '/api/finance/transactions/totals', sampleTotals),
  ],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.accountTransactions({ accountId: itau.id }),
    routes: [pageRoute(paths.accountTransactions.pattern, page)],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
  beforeEach: resetPersonState,
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: new RegExp(itau.name) })).toBeVisible();
  },
};

export const Empty: Story = states.empty;

export const Loading: Story = states.loading;

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance_transactions/)).toBeVisible();
  },
};

export const Narrow: Story = states.narrow;
