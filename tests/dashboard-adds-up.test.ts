import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { writeBook } from '../server/testing/finance-book.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../server/testing/workspace.ts';
import { linksOf } from '../src/features/finance/dashboard/links.ts';
import { askedOf, dashboardView } from '../src/features/finance/dashboard/view.ts';
import { filtersOf, transactionsView } from '../src/features/finance/data/transactions-view.ts';

let here: Workspace;
let finance: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
});
afterAll(() => here.close());

type Totals = Schema<'TransactionTotals'>;
type Answers = {
  summary: Schema<'FinanceSummary'>;
  cashflow: Schema<'Cashflow'>;
  forecast: Schema<'Forecast'>;
  ageing: Schema<'Ageing'>;
  'top-accounts': Schema<'TopAccounts'>;
  projects: Schema<'ProjectMargins'>;
  categories: Schema<'CategorySums'>;
};

function queryOf(asked: object) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each));
  return query;
}

const get = async (path: string) => {
  const { status, body } = await here.ask('GET', `/api/finance/${path}`, { token: finance.token });
  expect(status, path).toBe(200);
  return body;
};

/** What the list that an address opens says that its transactions come to. */
const totals = (href: string): Promise<Totals> => {
  const { pathname, searchParams } = new URL(href, 'http://trama.example');
  expect(pathname).toBe('/finance/transactions');
  expect(transactionsView.unknownIn(searchParams)).toEqual([]);
  return get(`transactions/totals?${queryOf(filtersOf(transactionsView.read(searchParams)))}`);
};

/** All numbers of a dashboard, each with where it leads and which of the sums there it is. */
async function numbersOf(address: URLSearchParams, today: string) {
  const asked = askedOf(dashboardView.read(address), today);
  const links = linksOf(asked);
  const ask = <Path extends keyof Answers>(path: Path, query: object): Promise<Answers[Path]> =>
    get(`dashboard/${path}?${queryOf(query)}`);
  const isCash = asked.flows.basis === 'cash';
  const numbers: { name: string; cents: number; href: string; sum: (totals: Totals) => number }[] = [];
  const note = (name: string, cents: number, href: string, sum: (totals: Totals) => number) =>
    numbers.push({ name, cents, href, sum });
  const kinds = { income: ['income'], expense: ['expense'], net: ['income', 'expense'] } as const;
  // By cash what is expected is what is open; by accrual all that an open one comes to.
  const expected = (flow: keyof typeof kinds) =>
    isCash ? (`${flow}_open_cents` as const) : (`${flow}_cents` as const);

  const summary = await ask('summary', asked.flows);
  for (const flow of ['income', 'expense', 'net'] as const) {
    const cents = `${flow}_cents` as const;
    note(`realized ${flow}`, summary.realized[cents], links.realized(kinds[flow]), (of) => of[cents]);
    note(`expected ${flow}`, summary.expected[cents], links.expected(kinds[flow]), (of) => of[expected(flow)]);
  }
  for (const [kind, titles] of [
    ['income', summary.receivable],
    ['expense', summary.payable],
  ] as const) {
    note(`open ${kind}`, titles.open_cents, links.open(kind), (of) => of[`${kind}_open_cents`]);
    note(`late ${kind}`, titles.overdue_cents, links.late(kind), (of) => of[`${kind}_open_cents`]);
    note(`count of late ${kind}`, titles.overdue_count, links.late(kind), ({ count }) => count);
  }

  const cashflow = await ask('cashflow', asked.cashflow);
  for (const point of cashflow.data)
    for (const kind of ['income', 'expense'] as const) {
      const at = `${kind} from ${point.from} to ${point.to}`;
      note(
        `realized ${at}`,
        point[`${kind}_realized_cents`],
        links.realized([kind], point),
        (of) => of[`${kind}_cents`],
      );
      note(
        `expected ${at}`,
        point[`${kind}_expected_cents`],
        links.expected([kind], point),
        (of) => of[expected(kind)],
      );
    }

  // The forecast counts open transactions that are not overdue; the link of a day lists the same.
  const forecast = await ask('forecast', asked.ofUnit);
  for (const { date, balance_cents } of forecast.data)
    note(
      `balance on ${date}`,
      balance_cents,
      links.openUntil(date, today),
      ({ net_open_cents }) => forecast.balance_cents + net_open_cents,
    );

  const ageing = await ask('ageing', asked.ofUnit);
  for (const bucket of ageing.data)
    note(`late ${bucket.id}`, bucket.amount_cents, links.open('income', bucket), (of) => of.income_open_cents);

  const accounts = await ask('top-accounts', asked.ofUnit);
  for (const { account_id, balance_cents, opening_balance_cents, opening_date, delta_30d_cents } of accounts.data) {
    const held = ({ net_cents }: Totals) => opening_balance_cents + net_cents;
    note(`held by ${account_id}`, balance_cents, links.moved(account_id, opening_date), held);
    const moved = links.moved(account_id, accounts.since > opening_date ? accounts.since : opening_date);
    note(`moved of ${account_id}`, delta_30d_cents, moved, ({ net_cents }) => net_cents);
  }

  const { data: margins, period } = await ask('projects', asked.flows);
  for (const { project, ...margin } of margins) {
    const toProject = (flow: keyof typeof kinds) => links.ofProject(kinds[flow], project.id, period);
    note(`income of ${project.name}`, margin.income_cents, toProject('income'), (of) => of.income_cents);
    note(`expense of ${project.name}`, margin.expense_cents, toProject('expense'), (of) => of.expense_cents);
    note(`margin of ${project.name}`, margin.margin_cents, toProject('net'), (of) => of.net_cents);
  }

  const categories = await ask('categories', asked.flows);
  for (const { kind, category, amount_cents } of categories.data)
    note(
      `${kind} of ${category?.name}`,
      amount_cents,
      links.ofCategory(kind, category?.id, categories.period),
      (of) => of[`${kind}_cents`],
    );

  // What all accounts hold leads to them: they come to it.
  const { searchParams } = new URL(links.accounts(), 'http://trama.example');
  const unit = searchParams.get('unit');
  const held: { data: Schema<'FinanceAccount'>[] } = await get(
    `accounts?limit=200${unit === 'all' ? '' : `&unit_id=${unit}`}`,
  );
  expect(summary.balance_cents).toBe(held.data.reduce((sum, { balance_cents }) => sum + (balance_cents ?? 0), 0));
  return numbers;
}

test.each([11, 12])(
  'every number of the dashboard is what the list says that it leads to (book %i)',
  async (seed) => {
    const { units, roll, of } = await writeBook(here, finance, seed, 400);
    const today = (await get('dashboard/ageing')).today;
    const from = addDays(today, roll(120) - 150);
    const addresses = [
      'period=year&basis=cash',
      'period=last_12_months&basis=accrual&by=week',
      `period=last_month&basis=${of(['cash', 'accrual'])}`,
      `period=custom&days=${from}..${addDays(from, roll(200))}&basis=cash&by=${of(['day', 'week', 'month'])}`,
      `period=quarter&basis=accrual&by=${of(['day', 'week', 'month'])}`,
    ];
    let looked = 0;
    for (const [at, address] of addresses.entries()) {
      const unit = units[at % units.length] ?? 'all';
      const numbers = await numbersOf(new URLSearchParams(`${address}&unit=${unit}`), today);
      // A few at once: more than a server takes would be turned away.
      const rest = numbers.values();
      const look = async () => {
        for (const { name, cents, href, sum } of rest)
          expect(sum(await totals(href)), `${name}, ${address}, ${href}`).toBe(cents);
      };
      await Promise.all(Array.from({ length: 4 }, look));
      looked += numbers.length;
    }
    expect(looked).toBeGreaterThan(500);
  },
  300_000,
);
