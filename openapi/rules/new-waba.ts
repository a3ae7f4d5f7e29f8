// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newWabaRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  waba_id: { required: true, maxLength: 20, pattern: "^\\d{5,20}$" },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  currency: { nullable: true, maxLength: 3, pattern: "^[A-Z]{3}$" },
  country: { nullable: true, maxLength: 2, pattern: "^[A-Z]{2}$" },
  time_zone: { nullable: true, maxLength: 64, format: "time-zone" },
  ownership: { nullable: true, enum: ["self","client_owned","on_behalf_of"] },
  template_namespace: { maxLength: 120 },
  templates_count: { nullable: true, minimum: 0, maximum: 100000 },
  review: { enum: ["pending","approved","rejected"] },
  verification: { enum: ["not_verified","pending_submission","pending","pending_need_more_info","verified","failed","rejected","expired","revoked","ineligible"] },
  health: { enum: ["available","limited","blocked","unknown"] },
  webhook_url: { nullable: true, maxLength: 500, pattern: "^https://\\S+$" },
  webhook_verified_on: { nullable: true, maxLength: 10, format: "date" },
  checked_on: { nullable: true, maxLength: 10, format: "date" },
  token: { nullable: true, maxLength: 1000, pattern: "^[!-~]+$", format: "password" },
  phone_numbers: { maxItems: 50 },
  is_active: {},
  notes: { maxLength: 2000 },
} as const satisfies RulesOf<'NewWaba'>;
