// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const clientMergeRules = {
  other_id: { required: true, maxLength: 36, format: "uuid" },
  version: { required: true, minimum: 1, maximum: 2147483647 },
  other_version: { required: true, minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'ClientMerge'>;
