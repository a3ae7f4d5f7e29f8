// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const calendarConflictChoiceRules = {
  keep: { required: true, enum: ["ours","theirs"] },
  stamp: { required: true, maxLength: 80 },
} as const satisfies RulesOf<'CalendarConflictChoice'>;
