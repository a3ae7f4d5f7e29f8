// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newRoleRules = {
  code: { required: true, minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9_-]*$" },
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 500 },
  permissions: { maxItems: 100 },
} as const satisfies RulesOf<'NewRole'>;
