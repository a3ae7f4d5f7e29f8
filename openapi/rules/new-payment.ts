// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newPaymentRules = {
  amount_cents: { required: true, minimum: 1, maximum: 100000000000 },
  paid_date: { nullable: true, maxLength: 10, format: "date" },
  interest_cents: { minimum: 0, maximum: 100000000000 },
  fine_cents: { minimum: 0, maximum: 100000000000 },
  discount_cents: { minimum: 0, maximum: 100000000000 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'NewPayment'>;
