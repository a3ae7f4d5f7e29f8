// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const meetingOutcomeChangeRules = {
  text: { minLength: 1, maxLength: 120, pattern: "\\S" },
  person_id: { nullable: true, maxLength: 36, format: "uuid" },
  due_date: { nullable: true, maxLength: 10, format: "date" },
  is_done: {},
  position: { minimum: 1, maximum: 100000 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'MeetingOutcomeChange'>;
