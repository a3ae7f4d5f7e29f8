// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const privacyAnswerRules = {
  status: { required: true, enum: ["answered","refused"] },
  answer: { required: true, minLength: 1, maxLength: 4000, pattern: "\\S" },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'PrivacyAnswer'>;
