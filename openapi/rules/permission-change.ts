// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const permissionChangeRules = {
  code: { minLength: 3, maxLength: 60, pattern: "^[a-z][a-z0-9_]*:[a-z][a-z0-9_]*$" },
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 500 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'PermissionChange'>;
