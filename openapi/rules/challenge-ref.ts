// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const challengeRefRules = {
  challengeId: { required: true, maxLength: 36, format: "uuid" },
} as const satisfies RulesOf<'ChallengeRef'>;
