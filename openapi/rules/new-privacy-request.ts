// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newPrivacyRequestRules = {
  kind: { required: true, enum: ["access","correction","anonymisation","deletion","portability","sharing","objection"] },
  note: { maxLength: 4000 },
} as const satisfies RulesOf<'NewPrivacyRequest'>;
