// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const financeAccountChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  type: { enum: ["checking","savings","payment","credit_card","cash","investment","loan"] },
  bank_code: { nullable: true, maxLength: 3, pattern: "^\\d{3}$" },
  branch: { maxLength: 20 },
  number: { maxLength: 30 },
  pix_keys: { maxItems: 20 },
  opening_balance_cents: { minimum: -1000000000000, maximum: 1000000000000 },
  opening_date: { maxLength: 10, format: "date" },
  credit_limit_cents: { nullable: true, minimum: 0, maximum: 1000000000000 },
  closing_day: { nullable: true, minimum: 1, maximum: 31 },
  due_day: { nullable: true, minimum: 1, maximum: 31 },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  is_active: {},
  notes: { maxLength: 2000 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'FinanceAccountChange'>;
