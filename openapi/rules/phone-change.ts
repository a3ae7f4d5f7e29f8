// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const phoneChangeRules = {
  phone: { required: true, maxLength: 16, pattern: "^\\+[1-9]\\d{7,14}$" },
  challengeId: { maxLength: 36, format: "uuid" },
  currentPassword: { minLength: 1, maxLength: 256, format: "password" },
} as const satisfies RulesOf<'PhoneChange'>;
