// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newMeetingFeedRules = {
  with_projects: { required: true },
} as const satisfies RulesOf<'NewMeetingFeed'>;
