// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const notificationChangeRules = {
  is_read: { required: true },
} as const satisfies RulesOf<'NotificationChange'>;
