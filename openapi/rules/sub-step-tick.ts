// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const subStepTickRules = {
  status: { required: true },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'SubStepTick'>;
