import { expect, test } from 'vitest';
import { addDays } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { type MovedTransaction, suppose, withOverdue } from './suppose';

const today = '2026-11-21';
const data = Array.from({ length: 10 }, (_, at) => ({
  date: addDays(today, at),
  income_cents: 0,
  expense_cents: 0,
  balance_cents: 1_000 + at,
}));
const overdue = { income_cents: 500, expense_cents: 700, net_cents: -200 };
const forecast = { balance_cents: 1_000, overdue, lowest: data[0], currency: 'BRL', data } as Schema<'Forecast'>;
const of = (part: Partial<Schema<'Transaction'>>) => part as Schema<'Transaction'>;
const change = (moved: readonly MovedTransaction[], isOverdueCounted = false) =>
  suppose(forecast, moved, isOverdueCounted).map((held, at) => held - (data[at]?.balance_cents ?? 0));

test('moving nothing changes nothing', () => expect(change([]).every((each) => each === 0)).toBe(true));

test('overdue transactions count from today on where they are taken in', () => {
  const { data: days, lowest } = withOverdue(forecast);
  expect(days.map(({ balance_cents }, at) => balance_cents - (data[at]?.balance_cents ?? 0))).toEqual(
    data.map(() => -200),
  );
  expect(days[0]).toMatchObject({ income_cents: 500, expense_cents: 700 });
  expect(days[1]).toMatchObject({ income_cents: 0, expense_cents: 0 });
  expect(lowest).toEqual(days[0]);
});

test('the lowest balance is never above that of today', () => {
  const late = { income_cents: 500, expense_cents: 0, net_cents: 500 };
  expect(withOverdue({ ...forecast, overdue: late }).lowest).toMatchObject({ date: today, balance_cents: 1_000 });
});

test('what comes later is missing until it comes, what is paid sooner from then on', () => {
  const later = {
    transaction: of({ kind: 'income', open_cents: 100, due_date: addDays(today, 2) }),
    day: addDays(today, 5),
  };
  expect(change([later]).slice(0, 7)).toEqual([0, 0, -100, -100, -100, 0, 0]);
  const sooner = {
    transaction: of({ kind: 'expense', open_cents: 7, due_date: addDays(today, 3) }),
    day: addDays(today, 1),
  };
  expect(change([sooner]).slice(0, 5)).toEqual([0, -7, -7, 0, 0]);
});

test('an overdue transaction that is moved counts on its new day, and on no other', () => {
  const late = {
    transaction: of({ kind: 'income', open_cents: 40, due_date: addDays(today, -9) }),
    day: addDays(today, 1),
  };
  expect(change([late]).slice(0, 3)).toEqual([0, 40, 40]);
  expect(change([late], true).slice(0, 3)).toEqual([-40, 0, 0]);
});
