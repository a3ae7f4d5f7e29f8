// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const wabaChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  waba_id: { maxLength: 20, pattern: "^\\d{5,20}$" },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  review: { enum: ["pending","approved","rejected"] },
  verification: { enum: ["not_verified","pending_submission","pending","pending_need_more_info","verified","failed","rejected","expired","revoked","ineligible"] },
  token: { nullable: true, maxLength: 1000, pattern: "^[!-~]+$", format: "password" },
  phone_numbers: { maxItems: 50 },
  is_active: {},
  notes: { maxLength: 2000 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'WabaChange'>;
