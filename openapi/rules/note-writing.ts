// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const noteWritingRules = {
  is_writing: { required: true },
} as const satisfies RulesOf<'NoteWriting'>;
