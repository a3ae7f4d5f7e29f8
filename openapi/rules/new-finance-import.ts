// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newFinanceImportRules = {
  account_id: { required: true, maxLength: 36, format: "uuid" },
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  format: { required: true, enum: ["csv","ofx"] },
  row_count: { required: true, minimum: 1, maximum: 50000 },
} as const satisfies RulesOf<'NewFinanceImport'>;
