// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const calendarChoiceRules = {
  selected: { required: true, maxItems: 50 },
  takes_ours: { required: true, nullable: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'CalendarChoice'>;
