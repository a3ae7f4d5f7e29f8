// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const signUpRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  email: { required: true, minLength: 3, maxLength: 254, format: "email" },
  password: { required: true, minLength: 10, maxLength: 256, format: "password" },
  phone: { maxLength: 16, pattern: "^\\+[1-9]\\d{7,14}$" },
} as const satisfies RulesOf<'SignUp'>;
