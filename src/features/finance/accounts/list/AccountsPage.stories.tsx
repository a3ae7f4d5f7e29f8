import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, StoryApp } from '../../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../../kit/testing/states';
import { paths } from '../../../paths';
import type { Account } from '../../data/accounts';
import { reader, sampleAccounts, treasurer } from '../../sample';
import * as page from './AccountsPage';

const views = answers('get', '/api/saved-views', listOf());
const states = statesOf({
  get: '/api/finance/accounts',
  filled: listOf(...sampleAccounts),
  empty: listOf(),
  permission: 'view:finance_accounts',
  beside: [views],
});

const meta = {
  component: StoryApp,
  args: {
    at: paths.accounts(),
    routes: [
      pageRoute(paths.accounts.pattern, page),
      { path: paths.financeAccount.pattern, element: <h1>O formulário</h1> },
    ],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** What an account owes has a minus sign: colour alone says nothing. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await rowOf(/Itaú movimento/)).toHaveTextContent(/Itaú0912 \/ 45871-3.*R\$\s184\.320,75/);
    await expect(await rowOf(/Cartão corporativo/)).toHaveTextContent(/-R\$\s3\.849,90/);
    await expect(canvas.getByRole('link', { name: 'Criar conta' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma conta ainda' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:finance_accounts/)).toBeVisible();
  },
};

/** Whoever does not see transactions sees no balance; whoever only sees accounts changes none. */
export const WithoutBalances: Story = {
  args: {
    person: { ...reader, permissions: reader.permissions.filter((code) => code !== 'view:finance_transactions') },
  },
  parameters: {
    msw: [
      views,
      answers(
        'get',
        '/api/finance/accounts',
        listOf(...sampleAccounts.map((each) => ({ ...each, balance_cents: null }))),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await rowOf(/Itaú movimento/);
    await expect(canvas.queryByText('Saldo')).toBeNull();
    await expect(canvas.queryByText(/R\$/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Criar conta' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await rowOf(/Cartão corporativo/)).toHaveTextContent('-R$3,849.90');
  },
};

/** A server that takes changes. */
function keeping() {
  let accounts: Account[] = sampleAccounts;
  return [
    views,
    http.get('/api/finance/accounts', () => HttpResponse.json(listOf(...accounts))),
    http.patch('/api/finance/accounts/:id', async ({ params, request }) => {
      const change = (await request.json()) as Partial<Account>;
      accounts = accounts.map((account) => (account.id === params.id ? { ...account, ...change } : account));
      return HttpResponse.json(accounts.find(({ id }) => id === params.id));
    }),
  ];
}

/** Archived at once, without asking, for it can be taken back. */
export const Archived: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /Itaú movimento/ }));
    await user.click(canvas.getByRole('checkbox', { name: /Caixinha/ }));
    const bar = within(await canvas.findByRole('region', { name: '2 contas selecionadas' }));
    await user.click(bar.getByRole('button', { name: 'Arquivar' }));
    await expect(await screen.findByText('2 contas alteradas')).toBeVisible();
    await waitFor(async () => expect(await rowOf(/Caixinha/)).toHaveTextContent('Arquivada'));
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await rowOf(/Caixinha/)).toHaveTextContent('Em uso'));
  },
};
