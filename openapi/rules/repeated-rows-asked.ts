// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const repeatedRowsAskedRules = {
  account_id: { required: true, maxLength: 36, format: "uuid" },
  rows: { required: true, minItems: 1, maxItems: 200 },
} as const satisfies RulesOf<'RepeatedRowsAsked'>;
