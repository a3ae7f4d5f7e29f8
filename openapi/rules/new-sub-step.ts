// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newSubStepRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 4000 },
} as const satisfies RulesOf<'NewSubStep'>;
