// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const projectInvitationToRules = {
  project_id: { required: true, maxLength: 36, format: "uuid" },
  email: { required: true, minLength: 3, maxLength: 254, format: "email" },
  role: { required: true, enum: ["viewer","checker","contributor","manager","owner"] },
  message: { maxLength: 500 },
} as const satisfies RulesOf<'ProjectInvitationTo'>;
