// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newMeetingOutcomeRules = {
  id: { maxLength: 36, format: "uuid" },
  text: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  person_id: { nullable: true, maxLength: 36, format: "uuid" },
  due_date: { nullable: true, maxLength: 10, format: "date" },
} as const satisfies RulesOf<'NewMeetingOutcome'>;
