// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const codeProofRules = {
  challengeId: { required: true, maxLength: 36, format: "uuid" },
  code: { required: true, maxLength: 6, pattern: "^\\d{6}$" },
} as const satisfies RulesOf<'CodeProof'>;
