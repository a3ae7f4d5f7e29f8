// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const emailChangeRules = {
  email: { required: true, minLength: 3, maxLength: 254, format: "email" },
  currentPassword: { minLength: 1, maxLength: 256, format: "password" },
} as const satisfies RulesOf<'EmailChange'>;
