// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newProjectRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 4000 },
  dead_line: { nullable: true, maxLength: 10, format: "date" },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'NewProject'>;
