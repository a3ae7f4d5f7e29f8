// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const meetingStatusChangeRules = {
  status: { required: true, enum: ["draft","scheduled","confirmed","in_progress","completed","no_show","cancelled"] },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'MeetingStatusChange'>;
