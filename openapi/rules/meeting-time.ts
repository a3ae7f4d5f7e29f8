// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const meetingTimeRules = {
  start_at: { required: true, format: "date-time" },
  end_at: { required: true, format: "date-time" },
  time_zone: { required: true, maxLength: 64, format: "time-zone" },
  user_ids: { required: true, maxItems: 100 },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  except_id: { nullable: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'MeetingTime'>;
