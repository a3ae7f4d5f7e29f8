// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newUserRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  email: { required: true, minLength: 3, maxLength: 254, format: "email" },
  job_title: { maxLength: 120 },
  tax_id: { nullable: true, maxLength: 11, format: "cpf" },
  unit_ids: { maxItems: 50 },
  role_ids: { maxItems: 20 },
} as const satisfies RulesOf<'NewUser'>;
