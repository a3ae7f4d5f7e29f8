// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const roleGrantRules = {
  userId: { required: true, maxLength: 36, format: "uuid" },
  roles: { required: true, minItems: 1, maxItems: 50 },
} as const satisfies RulesOf<'RoleGrant'>;
