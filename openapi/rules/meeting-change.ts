// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const meetingChangeRules = {
  title: { minLength: 1, maxLength: 120, pattern: "\\S" },
  is_private: {},
  mails_guests: {},
  description: { maxLength: 4000 },
  start_at: { format: "date-time" },
  end_at: { format: "date-time" },
  time_zone: { maxLength: 64, format: "time-zone" },
  location: { maxLength: 200 },
  conference_url: { nullable: true, maxLength: 500, pattern: "^https?://\\S+$" },
  project_id: { nullable: true, maxLength: 36, format: "uuid" },
  client_id: { nullable: true, maxLength: 36, format: "uuid" },
  unit_id: { nullable: true, maxLength: 36, format: "uuid" },
  attendees: { maxItems: 50 },
  agenda: { maxItems: 20 },
  reminders_min: { maxItems: 5 },
  repeat: { nullable: true },
  'repeat.every': { enum: ["day","week","month","year"] },
  'repeat.interval': { minimum: 1, maximum: 99 },
  'repeat.weekdays': { maxItems: 7 },
  'repeat.nth': { enum: [1,2,3,4,-1] },
  'repeat.until': { nullable: true, maxLength: 10, format: "date" },
  'repeat.times': { nullable: true, minimum: 1, maximum: 730 },
  scope: { enum: ["one","following","all"] },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'MeetingChange'>;
