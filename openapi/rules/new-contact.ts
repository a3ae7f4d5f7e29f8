// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newContactRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  email: { required: true, minLength: 3, maxLength: 254, format: "email" },
  phone: { maxLength: 30 },
  company: { maxLength: 120 },
  service: { required: true, enum: ["automation","artificial-intelligence","chatbots","cloud-computing","crawlers","development","iot","machine-learning","data-engineering","other"] },
  message: { required: true, minLength: 10, maxLength: 4000, pattern: "\\S" },
  language: { required: true, enum: ["pt-BR","en"] },
  page: { required: true, maxLength: 200, pattern: "^/" },
  notice_version: { required: true, minLength: 1, maxLength: 40 },
  marketing: {},
  website: { maxLength: 500 },
  shown_at: { format: "date-time" },
} as const satisfies RulesOf<'NewContact'>;
