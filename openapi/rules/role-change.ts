// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const roleChangeRules = {
  code: { minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9_-]*$" },
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 500 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'RoleChange'>;
