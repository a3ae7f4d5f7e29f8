// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newCommentRules = {
  body: { required: true, minLength: 1, maxLength: 10000, pattern: "\\S" },
  step_id: { nullable: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'NewComment'>;
