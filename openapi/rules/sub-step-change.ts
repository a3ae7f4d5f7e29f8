// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const subStepChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 4000 },
  position: { minimum: 1, maximum: 100000 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'SubStepChange'>;
