// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const viewAsTargetRules = {
  user_id: { maxLength: 36, format: "uuid" },
  role_id: { maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'ViewAsTarget'>;
