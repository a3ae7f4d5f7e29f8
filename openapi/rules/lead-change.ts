// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const leadChangeRules = {
  status: { enum: ["new","contacted","qualified","lost","spam"] },
  assignee_id: { nullable: true, maxLength: 36, format: "uuid" },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'LeadChange'>;
