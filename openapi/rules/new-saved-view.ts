// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newSavedViewRules = {
  scope: { required: true, enum: ["projects","steps","units","users","audit","clients","accounts","transactions","wabas","leads","meetings"] },
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  query: { required: true, maxLength: 1000 },
} as const satisfies RulesOf<'NewSavedView'>;
