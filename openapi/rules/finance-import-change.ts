// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const financeImportChangeRules = {
  state: { required: true, enum: ["cancelled","reverted"] },
} as const satisfies RulesOf<'FinanceImportChange'>;
