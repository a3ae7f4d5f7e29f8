// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const icsChoiceRules = {
  text: { required: true, minLength: 1, maxLength: 262144 },
  time_zone: { required: true, maxLength: 64, format: "time-zone" },
  keys: { required: true, minItems: 1, maxItems: 100 },
} as const satisfies RulesOf<'IcsChoice'>;
