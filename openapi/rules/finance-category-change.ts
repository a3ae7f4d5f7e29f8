// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const financeCategoryChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  parent_id: { nullable: true, maxLength: 36, format: "uuid" },
  is_active: {},
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'FinanceCategoryChange'>;
