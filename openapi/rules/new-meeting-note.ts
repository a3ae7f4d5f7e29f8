// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newMeetingNoteRules = {
  text: { required: true, maxLength: 4000 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'NewMeetingNote'>;
