// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const emailChangeProofRules = {
  token: { required: true, minLength: 1, maxLength: 256 },
} as const satisfies RulesOf<'EmailChangeProof'>;
