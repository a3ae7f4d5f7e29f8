// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const projectDuplicateRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  dead_line: { nullable: true, maxLength: 10, format: "date" },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  is_template: {},
} as const satisfies RulesOf<'ProjectDuplicate'>;
