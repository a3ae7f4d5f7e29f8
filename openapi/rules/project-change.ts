// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const projectChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 4000 },
  status: { enum: ["planning","active","on_hold","completed","cancelled"] },
  dead_line: { nullable: true, maxLength: 10, format: "date" },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  is_template: {},
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'ProjectChange'>;
