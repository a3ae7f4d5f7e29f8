// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const accountChangeRules = {
  name: { minLength: 1, maxLength: 120, pattern: "\\S" },
  language: { nullable: true, enum: ["pt-BR","en"] },
  theme: { nullable: true, enum: ["dark","light"] },
  density: { nullable: true, enum: ["compact","comfortable"] },
  time_zone: { nullable: true, maxLength: 64, format: "time-zone" },
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies RulesOf<'AccountChange'>;
