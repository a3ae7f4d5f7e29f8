// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const importRowsRules = {
  position: { required: true, minimum: 0, maximum: 50000 },
  rows: { required: true, minItems: 1, maxItems: 200 },
} as const satisfies RulesOf<'ImportRows'>;
