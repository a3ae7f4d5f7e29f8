// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const meetingClockRules = {
  item_id: { required: true, nullable: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'MeetingClock'>;
