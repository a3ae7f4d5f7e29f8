// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const forgottenPasswordRules = {
  email: { required: true, minLength: 3, maxLength: 254, format: "email" },
} as const satisfies RulesOf<'ForgottenPassword'>;
