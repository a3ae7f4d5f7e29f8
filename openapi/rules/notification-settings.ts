// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const notificationSettingsRules = {
  email_digest: { required: true },
  email_reminders: {},
  email_meetings: {},
} as const satisfies RulesOf<'NotificationSettings'>;
