// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const stepChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  description: { maxLength: 4000 },
  status: { enum: ["backlog","todo","in_progress","blocked","done","cancelled"] },
  start_date: { nullable: true, maxLength: 10, format: "date" },
  due_date: { nullable: true, maxLength: 10, format: "date" },
  assignee_id: { nullable: true, maxLength: 36, format: "uuid" },
  priority: { enum: ["none","low","medium","high","urgent"] },
  blocked_reason: { nullable: true, maxLength: 500, pattern: "\\S" },
  depends_on: { maxItems: 20 },
  tags: { maxItems: 10 },
  repeats: { nullable: true },
  'repeats.every': { minimum: 1, maximum: 99 },
  'repeats.unit': { enum: ["working_day","week","month"] },
  position: { minimum: 1, maximum: 100000 },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'StepChange'>;
