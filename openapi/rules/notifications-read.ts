// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const notificationsReadRules = {
  until: { required: true, format: "date-time" },
} as const satisfies RulesOf<'NotificationsRead'>;
