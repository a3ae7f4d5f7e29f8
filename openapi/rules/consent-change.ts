// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const consentChangeRules = {
  document: { required: true, enum: ["privacy","terms"] },
  version: { required: true, minLength: 1, maxLength: 40 },
  is_given: { required: true },
} as const satisfies RulesOf<'ConsentChange'>;
