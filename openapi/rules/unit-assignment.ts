// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const unitAssignmentRules = {
  user_id: { required: true, maxLength: 36, format: "uuid" },
  unit_id: { required: true, maxLength: 36, format: "uuid" },
  role: { enum: ["member","admin"] },
} as const satisfies RulesOf<'UnitAssignment'>;
