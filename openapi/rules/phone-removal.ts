// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const phoneRemovalRules = {
  currentPassword: { minLength: 1, maxLength: 256, format: "password" },
} as const satisfies RulesOf<'PhoneRemoval'>;
