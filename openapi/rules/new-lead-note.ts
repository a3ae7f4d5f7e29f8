// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newLeadNoteRules = {
  text: { required: true, minLength: 1, maxLength: 4000, pattern: "\\S" },
} as const satisfies RulesOf<'NewLeadNote'>;
