// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const outcomeSubStepRules = {
  project_id: { required: true, maxLength: 36, format: "uuid" },
  step_id: { required: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'OutcomeSubStep'>;
