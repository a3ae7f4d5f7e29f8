import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day, dayOf } from '#domain/dates';
import { monthStart, monthsFrom } from '#domain/periods';
import type { Schema } from '#openapi/operations';
import { type Book, clearBook, isOpen, type Parts, type Payments, writeBook } from '../../testing/finance-book.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
const zone = 'America/Sao_Paulo';
const today = dayOf(new Date(), zone);

beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
});
afterAll(() => here.close());

/** What is answered: a fault of the server says itself in place of a figure that is not there. */
const get = async (path: string) => {
  const { status, body } = await here.ask('GET', `/api/finance/${path}`, { token: finance.token });
  if (status >= 500) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
};
const dashboard = (path: string) => get(`dashboard/${path}`);

/** How many transactions a book has: a hundred thousand where somebody wants to see that (`FINANCE_BOOK=100000`). */
const bookSize = Number(process.env.FINANCE_BOOK ?? 500);

/** What has moved of a transaction, and when. */
function movesOf(row: Book[number], payments: Payments): { day: Day; cents: number }[] {
  const own = payments.get(row.id);
  if (own) return own.map(({ paid_date, amount_cents }) => ({ day: paid_date, cents: amount_cents }));
  return row.status === 'paid' ? [{ day: row.paid_date as Day, cents: row.amount_cents }] : [];
}

/** What a transaction comes to by what it is divided into: whatever moves of it is divided alike, to the centavo. */
function sharesOf(row: Book[number], parts: Parts, cents: number) {
  const own = parts.get(row.id);
  if (!own) return [{ cents, project_id: row.project_id, category_id: row.category_id }];
  const upTo = (amount: number) => Number((BigInt(amount) * BigInt(cents)) / BigInt(row.amount_cents));
  return own.map(({ before_cents: before, amount_cents, project_id, category_id }) => ({
    cents: upTo(before + amount_cents) - upTo(before),
    project_id,
    category_id,
  }));
}

/** What is left of one that is open. */
const restOf = (row: Book[number]) => (isOpen(row) ? row.amount_cents - (row.settled_cents ?? 0) : 0);

/** What a transaction of the book is on a basis: how much, on which day, and whether it is so or only expected. */
function placed(row: Book[number], payments: Payments, basis: 'cash' | 'accrual') {
  if (row.kind === 'transfer' || !(isOpen(row) || row.status === 'paid')) return [];
  const moves = movesOf(row, payments).map((move) => ({ ...move, isRealized: true }));
  const all = [...moves, { day: row.due_date, cents: restOf(row), isRealized: false }];
  if (basis === 'cash') return all;
  return all.map(({ cents }) => ({ day: row.competence_date, cents, isRealized: !isOpen(row) }));
}

test.each([1, 2, 3])('every figure is what a slow reading of the book says (%i)', async (seed) => {
  const { book, payments, parts, categories, units, accounts, roll, of } = await writeBook(
    here,
    finance,
    seed,
    bookSize,
  );
  const held = new Map<string, number>();
  const openedOn = new Map<string, Day>();
  for (const account of await here.store.db.selectFrom('accounts').selectAll().execute()) {
    held.set(account.id, account.opening_balance_cents);
    openedOn.set(account.id, account.opening_date);
  }
  /** Returns the amount that a transaction moved in an account; payments before the opening date count as zero. */
  const movedIn = (id: string, { kind, account_id, transfer_account_id, ...row }: Book[number], since = '') =>
    movesOf({ kind, account_id, ...row }, payments).reduce((sum, { day, cents }) => {
      if (day < since || day < (openedOn.get(id) ?? '')) return sum;
      if (transfer_account_id === id) return sum + cents;
      return account_id === id ? sum + (kind === 'income' ? cents : -cents) : sum;
    }, 0);
  for (const id of accounts)
    held.set(
      id,
      book.reduce((sum, row) => sum + movedIn(id, row), held.get(id) ?? 0),
    );

  /** Asks for every figure of some period, and gives what holds them against the book. */
  const askAll = async () => {
    const granularity = of(['day', 'week', 'month'] as const);
    const basis = of(['cash', 'accrual'] as const);
    const unit = of(units);
    const from = addDays(today, roll(200) - 150);
    const to = addDays(from, roll(200));
    const asked = `from=${from}&to=${to}&basis=${basis}${unit ? `&unit_id=${unit}` : ''}`;
    const summary: Schema<'FinanceSummary'> = await dashboard(`summary?${asked}`);
    const cashflow: Schema<'Cashflow'> = await dashboard(`cashflow?${asked}&granularity=${granularity}`);
    const margins: Schema<'ProjectMargins'> = await dashboard(`projects?${asked}`);
    const byCategory: Schema<'CategorySums'> = await dashboard(`categories?${asked}`);
    const ageing: Schema<'Ageing'> = await dashboard(`ageing${unit ? `?unit_id=${unit}` : ''}`);
    const totals: Schema<'TransactionTotals'> = await get(
      `transactions/totals?from=${from}&to=${to}${unit ? `&unit_id=${unit}` : ''}`,
    );
    const forecast: Schema<'Forecast'> = await dashboard(`forecast?days=60${unit ? `&unit_id=${unit}` : ''}`);

    return () => {
      const own = book.filter(({ unit_id }) => !unit || unit_id === unit);
      const places = own.flatMap((row) => placed(row, payments, basis).map((place) => ({ ...place, row })));
      const days = Map.groupBy(places, ({ day }) => day);
      const sum = (kind: string, isRealized: boolean, first: Day, last: Day) => {
        let cents = 0;
        for (const [day, some] of days)
          if (day >= first && day <= last)
            for (const place of some)
              if (place.row.kind === kind && place.isRealized === isRealized) cents += place.cents;
        return cents;
      };
      /** What came in or went out in the period, each part of what is divided by itself. */
      const shares = places.flatMap(({ row, day, cents, isRealized }) =>
        isRealized && day >= from && day <= to
          ? sharesOf(row, parts, cents).map((share) => ({ ...share, kind: row.kind }))
          : [],
      );

      expect(summary.realized.income_cents).toBe(sum('income', true, from, to));
      expect(summary.realized.expense_cents).toBe(sum('expense', true, from, to));
      expect(summary.expected.income_cents).toBe(sum('income', false, from, to));
      expect(summary.expected.expense_cents).toBe(sum('expense', false, from, to));
      const { from: first, to: last } = summary.previous_period;
      expect(summary.previous.income_cents).toBe(sum('income', true, first, last));
      expect(summary.previous.net_cents).toBe(sum('income', true, first, last) - sum('expense', true, first, last));

      expect([cashflow.data[0]?.from, cashflow.data.at(-1)?.to]).toEqual([from, to]);
      for (const point of cashflow.data) {
        expect(point.income_realized_cents).toBe(sum('income', true, point.from, point.to));
        expect(point.income_expected_cents).toBe(sum('income', false, point.from, point.to));
        expect(point.expense_realized_cents).toBe(sum('expense', true, point.from, point.to));
        expect(point.expense_expected_cents).toBe(sum('expense', false, point.from, point.to));
      }

      const marginOf = (id: string | null) =>
        shares.reduce((all, { kind, cents, project_id }) => {
          if (project_id !== id) return all;
          return kind === 'income' ? all + cents : all - cents;
        }, 0);
      for (const { project, margin_cents } of margins.data) expect(margin_cents).toBe(marginOf(project.id));

      for (const kind of ['income', 'expense'] as const) {
        const [above, below] = categories[kind];
        // The one below it is part of it.
        const sumOf = (...ids: (string | null | undefined)[]) =>
          shares.reduce(
            (all, each) => all + (each.kind === kind && ids.includes(each.category_id ?? null) ? each.cents : 0),
            0,
          );
        const told = new Map(
          byCategory.data.flatMap((each) => (each.kind === kind ? [[each.category?.id, each.amount_cents]] : [])),
        );
        expect([told.get(above) ?? 0, told.get(below), told.get(undefined) ?? 0]).toEqual([
          sumOf(above, below),
          undefined,
          sumOf(null),
        ]);
        expect(sumOf(above, below, null)).toBe(sum(kind, true, from, to));
      }

      const openOf = (kind: string) => own.filter((row) => row.kind === kind && isOpen(row));
      const comesTo = (rows: Book) => [rows.reduce((all, row) => all + restOf(row), 0), rows.length];
      for (const [told, kind] of [
        [summary.receivable, 'income'],
        [summary.payable, 'expense'],
      ] as const) {
        expect([told.open_cents, told.open_count]).toEqual(comesTo(openOf(kind)));
        const late = openOf(kind).filter(({ due_date }) => due_date < today);
        expect([told.overdue_cents, told.overdue_count]).toEqual(comesTo(late));
      }
      for (const bucket of ageing.data) {
        const isIn = ({ due_date: day }: Book[number]) =>
          (!bucket.from || day >= bucket.from) && (!bucket.to || day <= bucket.to);
        expect([bucket.amount_cents, bucket.count]).toEqual(comesTo(openOf('income').filter(isIn)));
      }
      const due = own.filter(({ due_date: day }) => day >= from && day <= to);
      const movedOf = (kind: string) =>
        due.reduce(
          (all, row) =>
            row.kind === kind ? movesOf(row, payments).reduce((sum, { cents }) => sum + cents, all + restOf(row)) : all,
          0,
        );
      expect([totals.count, totals.income_cents, totals.expense_cents]).toEqual([
        due.length,
        movedOf('income'),
        movedOf('expense'),
      ]);

      // The forecast starts at the accounts' balances and adds open transactions that are not overdue.
      let balance = 0;
      for (const [at, id] of accounts.entries()) if (!unit || units[at] === unit) balance += held.get(id) ?? 0;
      expect(forecast.balance_cents).toBe(balance);
      expect(summary.balance_cents).toBe(balance);
      let lowest = balance;
      let lowestDay = today;
      for (const [at, point] of forecast.data.entries()) {
        expect(point.date).toBe(addDays(today, at));
        for (const row of own) {
          if (row.kind === 'transfer') continue;
          if (row.due_date === point.date) balance += row.kind === 'income' ? restOf(row) : -restOf(row);
        }
        expect(point.balance_cents).toBe(balance);
        if (balance < lowest) [lowest, lowestDay] = [balance, point.date];
      }
      expect(forecast.lowest).toMatchObject({ balance_cents: lowest, date: lowestDay });
      for (const kind of ['income', 'expense'] as const) {
        const late = openOf(kind).filter(({ due_date }) => due_date < today);
        expect(forecast.overdue[`${kind}_cents`]).toBe(comesTo(late)[0]);
      }
    };
  };
  // Several ask at once; only then is the book read, slowly, for the server answers in the same process.
  const holds = await Promise.all(Array.from({ length: 12 }, askAll));
  for (const hold of holds) hold();

  const top: Schema<'TopAccounts'> = await dashboard('top-accounts');
  expect(top.data.map(({ balance_cents }) => balance_cents)).toEqual([...held.values()].sort((a, b) => b - a));
  for (const { account_id, balance_cents, sparkline, delta_30d_cents } of top.data) {
    expect(balance_cents).toBe(held.get(account_id));
    expect(sparkline).toHaveLength(31);
    expect(delta_30d_cents).toBe(balance_cents - (sparkline[0] ?? 0));
    const since = book.reduce((sum, row) => sum + movedIn(account_id, row, top.since), 0);
    expect(delta_30d_cents).toBe(since);
  }
});

test('an empty book has figures too, and the period is this month where none is said', async () => {
  await clearBook(here);
  const { from, to } = monthsFrom(today);
  const summary = await dashboard('summary');
  expect(summary.period).toEqual({ from, to });
  expect(summary.previous_period).toEqual({ from: monthStart(from, -1), to: addDays(from, -1) });
  expect(summary.realized).toEqual({ income_cents: 0, expense_cents: 0, net_cents: 0 });
  expect((await dashboard('cashflow')).data).toHaveLength(1);
  expect((await dashboard('top-accounts')).data).toEqual([]);
  expect((await dashboard('forecast')).lowest.date).toBe(today);
  expect((await dashboard('ageing')).data).toHaveLength(5);
  expect((await dashboard('projects')).data).toEqual([]);
});

test('today is the day of the unit that is asked for', async () => {
  const east = await here.unit('Quiribati');
  await here.store.db.updateTable('units').set({ time_zone: 'Pacific/Kiritimati' }).where('id', '=', east).execute();
  const day = dayOf(new Date(), 'Pacific/Kiritimati');
  expect((await dashboard(`forecast?unit_id=${east}`)).data[0].date).toBe(day);
  expect((await dashboard(`ageing?unit_id=${east}`)).today).toBe(day);
});

test('a period that cannot be is refused, with words for it', async () => {
  const refused = async (path: string) => (await dashboard(path)).details;
  const [to] = await refused('summary?from=2026-11-30&to=2026-11-01');
  expect(to).toMatchObject({ field: 'to', message: 'O período termina antes de começar. Troque as datas.' });
  // What comes before it would begin before there were years.
  for (const far of ['summary?from=2019-01-17&to=9999-12-31', 'summary?from=0001-01-01&to=0001-01-02']) {
    const [from] = await refused(far);
    expect(from).toMatchObject({ field: 'from', message: 'Escolha um período de até 100 anos, a partir de 1900.' });
  }
  expect(await refused('cashflow?from=2020-01-01&to=2026-11-01&granularity=day')).toMatchObject([{ field: 'to' }]);
  expect(await refused('cashflow?from=2026-02-30')).toMatchObject([{ field: 'from' }]);
});

test('whoever does not see transactions sees no figure of them', async () => {
  const { token } = await here.somebody('member');
  for (const path of ['summary', 'cashflow', 'top-accounts', 'forecast', 'ageing', 'projects', 'categories']) {
    const answer = await here.ask('GET', `/api/finance/dashboard/${path}`, { token });
    expect(answer.body).toMatchObject({ code: 'FORBIDDEN', permission: 'view:finance_transactions' });
    expect((await here.ask('GET', `/api/finance/dashboard/${path}`)).body.message).toBe('Token inválido');
  }
});
