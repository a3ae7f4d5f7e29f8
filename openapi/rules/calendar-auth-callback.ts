// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const calendarAuthCallbackRules = {
  code: { required: true, minLength: 1, maxLength: 2048 },
  state: { required: true, minLength: 1, maxLength: 200 },
} as const satisfies RulesOf<'CalendarAuthCallback'>;
