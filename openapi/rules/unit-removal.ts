// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const unitRemovalRules = {
  user_id: { required: true, maxLength: 36, format: "uuid" },
  unit_id: { required: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'UnitRemoval'>;
