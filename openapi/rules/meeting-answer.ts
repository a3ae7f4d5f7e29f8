// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const meetingAnswerRules = {
  response: { required: true, enum: ["needs_action","accepted","tentative","declined"] },
} as const satisfies RulesOf<'MeetingAnswer'>;
