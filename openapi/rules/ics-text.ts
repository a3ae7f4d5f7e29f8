// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const icsTextRules = {
  text: { required: true, minLength: 1, maxLength: 262144 },
  time_zone: { required: true, maxLength: 64, format: "time-zone" },
} as const satisfies RulesOf<'IcsText'>;
