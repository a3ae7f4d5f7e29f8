// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const commentChangeRules = {
  body: { required: true, minLength: 1, maxLength: 10000, pattern: "\\S" },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'CommentChange'>;
