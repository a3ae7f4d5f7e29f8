import { addDays } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { sampleAccounts } from '../sample';

const today = '2026-11-21';
const currency = 'BRL';
const period = { from: '2026-11-01', to: '2026-11-30' };

export const sampleSummary: Schema<'FinanceSummary'> = {
  period,
  previous_period: { from: '2026-10-01', to: '2026-10-31' },
  basis: 'cash',
  currency,
  balance_cents: 51_962_271,
  realized: { income_cents: 10_200_000, expense_cents: 8_194_526, net_cents: 2_005_474 },
  expected: { income_cents: 5_626_925, expense_cents: 0, net_cents: 5_626_925 },
  previous: { income_cents: 9_120_000, expense_cents: 8_111_490, net_cents: 1_008_510 },
  receivable: { open_cents: 20_136_925, open_count: 9, overdue_cents: 5_400_000, overdue_count: 2 },
  payable: { open_cents: 8_198_060, open_count: 11, overdue_cents: 0, overdue_count: 0 },
  generated_at: '2026-11-21T12:00:00.000Z',
};

const nothing = { income_cents: 0, expense_cents: 0, net_cents: 0 };
const noTitles = { open_cents: 0, open_count: 0, overdue_cents: 0, overdue_count: 0 };

/** The same where nobody has written anything down. */
export const emptySummary: Schema<'FinanceSummary'> = {
  ...sampleSummary,
  balance_cents: 0,
  realized: nothing,
  expected: nothing,
  previous: nothing,
  receivable: noTitles,
  payable: noTitles,
};

const weeks = [
  { from: '2026-11-01', to: '2026-11-07' },
  { from: '2026-11-08', to: '2026-11-14' },
  { from: '2026-11-15', to: '2026-11-21' },
  { from: '2026-11-22', to: '2026-11-28' },
  { from: '2026-11-29', to: '2026-11-30' },
];

export const sampleCashflow: Schema<'Cashflow'> = {
  period,
  basis: 'cash',
  granularity: 'week',
  currency,
  data: weeks.map((week, at) => {
    const [income, expected, expense] = [
      [0, 1_480_000, 8_720_000, 0, 0][at] ?? 0,
      [0, 0, 0, 540_000, 5_086_925][at] ?? 0,
      [5_484_000, 355_490, 2_355_036, 0, 0][at] ?? 0,
    ];
    return {
      ...week,
      income_realized_cents: income,
      income_expected_cents: expected,
      expense_realized_cents: expense,
      expense_expected_cents: 0,
      net_cents: income + expected - expense,
    };
  }),
};

const overdue = { income_cents: 5_400_000, expense_cents: 0, net_cents: 5_400_000 };
let held = sampleSummary.balance_cents;
const days = Array.from({ length: 90 }, (_, at) => {
  const income_cents = at === 7 ? 4_850_000 : at % 30 === 20 ? 2_240_000 : 0;
  const expense_cents = at === 4 ? 2_100_000 : at % 30 === 14 ? 61_348_000 / (at + 1) : 0;
  held += income_cents - Math.round(expense_cents);
  return { date: addDays(today, at), income_cents, expense_cents: Math.round(expense_cents), balance_cents: held };
});

export const sampleForecast: Schema<'Forecast'> = {
  balance_cents: sampleSummary.balance_cents,
  overdue,
  lowest: days.reduce((least, day) => (day.balance_cents < least.balance_cents ? day : least)),
  currency,
  data: days,
};

export const sampleAgeing: Schema<'Ageing'> = {
  today,
  currency,
  data: [
    { id: 'current', from: today, to: null, amount_cents: 14_736_925, count: 7 },
    { id: 'days_1_30', from: addDays(today, -30), to: addDays(today, -1), amount_cents: 0, count: 0 },
    { id: 'days_31_60', from: addDays(today, -60), to: addDays(today, -31), amount_cents: 0, count: 0 },
    { id: 'days_61_90', from: addDays(today, -90), to: addDays(today, -61), amount_cents: 2_700_000, count: 1 },
    { id: 'days_over_90', from: null, to: addDays(today, -91), amount_cents: 2_700_000, count: 1 },
  ],
};

export const sampleTopAccounts: Schema<'TopAccounts'> = {
  since: addDays(today, -29),
  currency,
  data: sampleAccounts.slice(0, 3).map(({ id, name, type }, at) => ({
    account_id: id,
    name,
    type,
    bank_name: at === 0 ? 'Itaú' : null,
    balance_cents: [18_432_075, 80_000, -384_990][at] ?? 0,
    opening_balance_cents: [15_000_000, 0, 0][at] ?? 0,
    opening_date: ['2026-03-01', '2026-03-01', '2026-11-10'][at] ?? today,
    share_pct: [99.6, 0.4, 0][at] ?? 0,
    delta_30d_cents: [-351_300, 10_862, 35_912][at] ?? 0,
    sparkline: Array.from({ length: 31 }, (_, day) => (30 - day) * 11_710 + ([18_432_075, 80_000, -384_990][at] ?? 0)),
  })),
};

export const sampleMargins: Schema<'ProjectMargins'> = {
  period,
  basis: 'cash',
  currency,
  data: [
    ['Célula robotizada de paletização', 4_850_000, 1_250_000],
    ['Retrofit da linha de embalagem secundária com robô e visão artificial', 1_200_000, 1_312_500],
    ['Telemetria das câmaras frias', 0, 98_000],
  ].map(([name, income, expense], at) => ({
    project: { id: `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c2${at}`, name: String(name) },
    income_cents: Number(income),
    expense_cents: Number(expense),
    margin_cents: Number(income) - Number(expense),
  })),
};

export const sampleCategorySums: Schema<'CategorySums'> = {
  period,
  basis: 'cash',
  currency,
  data: [
    {
      kind: 'income',
      category: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1a01', name: 'Vendas' },
      amount_cents: 4_260_000,
    },
    {
      kind: 'expense',
      category: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1a02', name: 'Pessoal' },
      amount_cents: 5_410_000,
    },
    { kind: 'expense', category: null, amount_cents: 1_711_490 },
  ],
};

const title = (part: Partial<Schema<'Transaction'>>): Schema<'Transaction'> => ({
  id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f01',
  kind: 'income',
  description: 'Célula robotizada de paletização, parcela 7 de 8',
  amount_cents: 4_850_000,
  open_cents: part.amount_cents ?? 4_850_000,
  paid_cents: 0,
  payments: [],
  refund_of: null,
  refunded_cents: 0,
  series: null,
  parts: [],
  currency,
  status: 'pending',
  is_overdue: false,
  is_reconciled: false,
  competence_date: '2026-11-01',
  due_date: '2026-11-28',
  paid_date: null,
  account: { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1d11', name: 'Itaú movimento' },
  transfer_account: null,
  client: null,
  project: null,
  category: null,
  cost_center: null,
  unit: null,
  payment_method: 'boleto',
  document_number: 'NF 1042',
  notes: '',
  is_sample: true,
  created_at: '2026-11-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 1,
  ...part,
});

/** What is open: a large payment to come, one that is late, and a payroll to be paid. */
export const sampleOpen: Schema<'Transaction'>[] = [
  title({}),
  title({
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f02',
    kind: 'expense',
    description: 'Folha de pagamento',
    amount_cents: 4_138_000,
    due_date: '2026-12-05',
  }),
  title({
    id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1f03',
    description: 'Painel de proteção, parcela 1 de 2',
    amount_cents: 2_700_000,
    due_date: '2026-08-10',
    is_overdue: true,
  }),
];
