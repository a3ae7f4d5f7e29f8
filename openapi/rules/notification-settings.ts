// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const notificationSettingsRules = {
  email_digest: { required: true },
  email_reminders: {},
} as const satisfies RulesOf<'NotificationSettings'>;
