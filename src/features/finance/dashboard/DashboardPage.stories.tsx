import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, neverAnswers, refuses, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute } from '../../kit/testing/states';
import { paths } from '../../paths';
import { treasurer } from '../sample';
import * as page from './DashboardPage';
import { turnPrivacy } from './privacy';
import {
  emptySummary,
  sampleAgeing,
  sampleCashflow,
  sampleCategorySums,
  sampleForecast,
  sampleMargins,
  sampleOpen,
  sampleSummary,
  sampleTopAccounts,
} from './sample';

const of = (path: string) => `/api/finance/dashboard/${path}`;
const asked: URL[] = [];
const parts = {
  summary: http.get(of('summary'), ({ request }) => {
    asked.push(new URL(request.url));
    return HttpResponse.json(sampleSummary);
  }),
  cashflow: answers('get', of('cashflow'), sampleCashflow),
  forecast: answers('get', of('forecast'), sampleForecast),
  ageing: answers('get', of('ageing'), sampleAgeing),
  accounts: answers('get', of('top-accounts'), sampleTopAccounts),
  projects: answers('get', of('projects'), sampleMargins),
  categories: answers('get', of('categories'), sampleCategorySums),
  open: answers('get', '/api/finance/transactions', listOf(...sampleOpen)),
};
const missing = 'Sua conta não tem a permissão view:finance_transactions.';

const meta = {
  component: StoryApp,
  args: {
    at: `${paths.finance()}?period=custom&days=2026-11-01..2026-11-30`,
    routes: [pageRoute(paths.finance.pattern, page)],
    person: treasurer,
  },
  parameters: { layout: 'fullscreen', msw: Object.values(parts) },
  beforeEach: () => {
    asked.length = 0;
    turnPrivacy(false);
    return () => turnPrivacy(false);
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const hrefOf = async (name: string | RegExp) =>
  new URL((await screen.findByRole<HTMLAnchorElement>('link', { name })).href).searchParams;

/** Every figure leads to what it is made of, by cash or by accrual, and the table of a chart too. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const income = await hrefOf(/^Receitas: /);
    await expect(Object.fromEntries(income)).toEqual({
      kind: 'income',
      date_by: 'paid_date',
      period: '2026-11-01..2026-11-30',
      unit: 'all',
    });
    await expect((await hrefOf(/^A receber em atraso: /)).get('status')).toBe('overdue');
    await expect(canvas.getByText('12% acima do período anterior')).toBeVisible();
    const flow = within(await canvas.findByRole('region', { name: 'Fluxo de caixa' }));
    await user.click(await flow.findByRole('button', { name: 'Ver como tabela' }));
    const paid = await hrefOf(/^08\/11–14\/11, Despesas realizadas: /);
    await expect(paid.get('period')).toBe('2026-11-08..2026-11-14');
    await user.click(canvas.getByRole('radio', { name: 'Competência' }));
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('basis')).toBe('accrual'));
    await waitFor(async () => expect((await hrefOf(/^Receitas: /)).get('date_by')).toBe('competence_date'));
    await expect((await hrefOf(/^Receitas: /)).get('status')).toBe('paid');
    await expect((await hrefOf(/^Receitas de Vendas/)).get('category')).toBe(sampleCategorySums.data[0]?.category?.id);
  },
};

const forecastLowest = async () => (await screen.findByRole('link', { name: /^Menor saldo previsto: / })).textContent;

/** The forecast leaves overdue transactions out and shows their sum; the switch includes them and is kept in the address. */
export const Overdue: Story = {
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Previsão de saldo' }));
    await expect(await panel.findByText(/^Em atraso, fora desta previsão:/)).toHaveTextContent(
      /R\$\s54\.000,00 a receber\.$/,
    );
    const before = await forecastLowest();
    await expect((await hrefOf(/^Menor saldo previsto: /)).get('period')).toMatch(/^2026-11-21\.\./);
    await user.click(panel.getByRole('switch', { name: 'Contar o que está em atraso' }));
    await expect(await panel.findByText(/^Em atraso, contado como se fosse pago hoje:/)).toBeVisible();
    await expect(await forecastLowest()).not.toBe(before);
    await expect((await hrefOf(/^Menor saldo previsto: /)).get('period')).toMatch(/^\.\./);
    await expect((await hrefOf(/^Em atraso a receber: /)).get('status')).toBe('overdue');
  },
};

/** An address with the switch on opens with overdue transactions included. */
export const OverdueCounted: Story = {
  args: { at: `${paths.finance()}?period=custom&days=2026-11-01..2026-11-30&overdue=counted` },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('switch', { name: 'Contar o que está em atraso' })).toBeChecked(),
};

/** What if the payroll waits? Nothing of it is sent anywhere. */
export const WhatIf: Story = {
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'E se…' }));
    const payroll = within(await canvas.findByRole('group', { name: /Folha de pagamento/ }));
    const day = (await payroll.findAllByRole('spinbutton'))[0] as HTMLElement;
    await user.click(day);
    await user.keyboard('{ArrowUp}');
    await expect(await canvas.findByText(/^Na simulação, o menor saldo é em/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Desfazer a simulação' }));
    await expect(canvas.queryByText(/^Na simulação/)).toBeNull();
  },
};

/** Nobody reads over a shoulder: the amounts are blurred, and stay so. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('link', { name: /^Receitas: / });
    await user.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
    await canvas.findByRole('button', { name: 'Mostrar os valores' });
    await expect(getComputedStyle(amount.parentElement as Element).filter).toContain('blur');
    await user.click(canvas.getByRole('button', { name: 'Mostrar os valores' }));
    await waitFor(() => expect(getComputedStyle(amount.parentElement as Element).filter).toBe('none'));
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      answers('get', of('summary'), emptySummary),
      answers('get', of('cashflow'), { ...sampleCashflow, data: [] }),
      answers('get', of('top-accounts'), { ...sampleTopAccounts, data: [] }),
      answers('get', of('projects'), { ...sampleMargins, data: [] }),
      answers('get', of('categories'), { ...sampleCategorySums, data: [] }),
      answers('get', of('ageing'), {
        ...sampleAgeing,
        data: sampleAgeing.data.map((bucket) => ({ ...bucket, amount_cents: 0, count: 0 })),
      }),
      parts.forecast,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ainda não há dinheiro para acompanhar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Criar conta' })).toBeVisible();
    await expect(await canvas.findByText('Ninguém deve nada agora.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: ['summary', 'cashflow', 'forecast', 'ageing', 'top-accounts', 'projects', 'categories'].map((path) =>
      neverAnswers('get', of(path)),
    ),
  },
};

/** One part fails: the others are there all the same. */
export const Failing: Story = {
  parameters: {
    msw: [refuses('get', of('cashflow'), 500, 'INTERNAL', 'Erro ao realizar a requisição'), ...Object.values(parts)],
  },
  play: async ({ canvas }) => {
    const flow = within(await canvas.findByRole('region', { name: 'Fluxo de caixa' }));
    await expect(await flow.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Receitas: / })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [refuses('get', of('summary'), 403, 'FORBIDDEN', missing), ...Object.values(parts)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
    await expect(canvas.queryByText(/R\$/)).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } };
