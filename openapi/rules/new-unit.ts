// Made by `npm run contract`. Do not edit.
import type { RulesOf } from '../rule';

export const newUnitRules = {
  name: { required: true, minLength: 1, maxLength: 120, pattern: "\\S" },
  code: { nullable: true, maxLength: 20, pattern: "^[0-9A-Z][0-9A-Z._-]*$" },
  type: { enum: ["headquarters","branch","department"] },
  tax_id: { nullable: true, maxLength: 14, format: "cnpj" },
  email: { nullable: true, maxLength: 254, format: "email" },
  phone: { nullable: true, maxLength: 16, pattern: "^\\+[1-9]\\d{7,14}$" },
  address: {},
  'address.cep': { maxLength: 8, pattern: "^(\\d{8})?$" },
  'address.street': { maxLength: 120 },
  'address.number': { maxLength: 20 },
  'address.complement': { maxLength: 120 },
  'address.district': { maxLength: 120 },
  'address.city': { maxLength: 120 },
  'address.uf': { maxLength: 2, pattern: "^([A-Z]{2})?$" },
  'address.ibge_code': { maxLength: 7, pattern: "^(\\d{7})?$" },
  time_zone: { maxLength: 64, format: "time-zone" },
  holidays: { maxItems: 60 },
  manager_id: { nullable: true, maxLength: 36, format: "uuid" },
  parent_id: { nullable: true, maxLength: 36, format: "uuid" },
  is_active: {},
} as const satisfies RulesOf<'NewUnit'>;
