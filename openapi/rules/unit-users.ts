// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const unitUsersRules = {
  user_ids: { required: true, minItems: 1, maxItems: 100 },
} as const satisfies RulesOf<'UnitUsers'>;
