// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const leadWinRules = {
  client_name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  project: { nullable: true },
  'project.name': { minLength: 1, maxLength: 120, pattern: "\\S" },
  'project.template_id': { nullable: true, maxLength: 36, format: "uuid" },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'LeadWin'>;
