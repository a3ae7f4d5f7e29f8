// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newRefundRules = {
  amount_cents: { required: true, minimum: 1, maximum: 100000000000 },
  paid_date: { nullable: true, maxLength: 10, format: "date" },
  description: { minLength: 1, maxLength: 120, pattern: "\\S" },
} as const satisfies RulesOf<'NewRefund'>;
