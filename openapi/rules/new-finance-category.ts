// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newFinanceCategoryRules = {
  type: { required: true, enum: ["income","expense","cost_center"] },
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  parent_id: { nullable: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'NewFinanceCategory'>;
