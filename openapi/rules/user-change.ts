// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const userChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  email: { minLength: 3, maxLength: 254, format: "email" },
  job_title: { maxLength: 120 },
  tax_id: { nullable: true, maxLength: 11, format: "cpf" },
  status: { enum: ["active","inactive"] },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'UserChange'>;
