import { expect, test } from 'vitest';
import { addDays } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { suppose } from './suppose';

const today = '2026-11-21';
const data = Array.from({ length: 10 }, (_, at) => ({
  date: addDays(today, at),
  income_cents: 0,
  expense_cents: 0,
  balance_cents: 1_000 + at,
}));
const overdue = { income_cents: 500, expense_cents: 0, net_cents: 500 };
const forecast = { balance_cents: 500, overdue, lowest: data[0], currency: 'BRL', data } as Schema<'Forecast'>;
const of = (part: Partial<Schema<'Transaction'>>) => part as Schema<'Transaction'>;
const change = (moved: Parameters<typeof suppose>[1]['moved'], isWithoutLate = false) =>
  suppose(forecast, { moved, isWithoutLate }).map((held, at) => held - (data[at]?.balance_cents ?? 0));

test('nothing supposed changes nothing', () => expect(change([]).every((each) => each === 0)).toBe(true));

test('what never comes is missing from today on', () =>
  expect(new Set(change([], true))).toEqual(new Set([-overdue.income_cents])));

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

test('what is late and moved comes on its new day though the rest never does', () => {
  const late = {
    transaction: of({ kind: 'income', open_cents: 40, due_date: addDays(today, -9) }),
    day: addDays(today, 1),
  };
  const rest = overdue.income_cents - 40;
  expect(change([late], true).slice(0, 3)).toEqual([-rest - 40, -rest, -rest]);
});
