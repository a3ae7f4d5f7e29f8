// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const memberRoleChangeRules = {
  role: { required: true, enum: ["viewer","checker","contributor","manager","owner"] },
} as const satisfies RulesOf<'MemberRoleChange'>;
