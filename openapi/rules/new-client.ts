// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newClientRules = {
  person_type: { required: true, enum: ["individual","company"] },
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  trade_name: { maxLength: 120 },
  tax_id: { nullable: true, maxLength: 14, format: "tax-id" },
  state_registration: { maxLength: 20 },
  municipal_registration: { maxLength: 20 },
  website: { maxLength: 200, pattern: "^(https?://\\S+)?$" },
  email: { nullable: true, maxLength: 254, format: "email" },
  billing_email: { nullable: true, maxLength: 254, format: "email" },
  phone: { nullable: true, maxLength: 16, pattern: "^\\+[1-9]\\d{7,14}$" },
  contact_name: { maxLength: 120 },
  address: {},
  'address.cep': { maxLength: 8, pattern: "^(\\d{8})?$" },
  'address.street': { maxLength: 120 },
  'address.number': { maxLength: 20 },
  'address.complement': { maxLength: 120 },
  'address.district': { maxLength: 120 },
  'address.city': { maxLength: 120 },
  'address.uf': { maxLength: 2, pattern: "^([A-Z]{2})?$" },
  'address.ibge_code': { maxLength: 7, pattern: "^(\\d{7})?$" },
  payment_terms_days: { nullable: true, minimum: 0, maximum: 365 },
  pix_key: { nullable: true, maxLength: 77, format: "pix-key" },
  status: { enum: ["active","inactive","blocked"] },
  notes: { maxLength: 2000 },
} as const satisfies RulesOf<'NewClient'>;
