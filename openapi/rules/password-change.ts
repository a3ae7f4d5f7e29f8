// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const passwordChangeRules = {
  currentPassword: { required: true, minLength: 1, maxLength: 256, format: "password" },
  password: { required: true, minLength: 10, maxLength: 256, format: "password" },
} as const satisfies RulesOf<'PasswordChange'>;
