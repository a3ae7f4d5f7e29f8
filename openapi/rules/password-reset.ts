// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const passwordResetRules = {
  token: { required: true, minLength: 1, maxLength: 256 },
  password: { required: true, minLength: 10, maxLength: 256, format: "password" },
} as const satisfies RulesOf<'PasswordReset'>;
