// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newPermissionRules = {
  code: { required: true, minLength: 3, maxLength: 60, pattern: "^[a-z][a-z0-9_]*:[a-z][a-z0-9_]*$" },
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 500 },
} as const satisfies RulesOf<'NewPermission'>;
