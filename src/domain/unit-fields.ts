import type { FieldsOf } from './entity-fields';

/** Every field of a unit that people write. */
export const unitFields = {
  name: { name: { 'pt-BR': 'O nome', en: 'The name' }, kind: 'text' },
  code: { name: { 'pt-BR': 'O código', en: 'The code' }, kind: 'text', isInCsv: true },
  type: { name: { 'pt-BR': 'O tipo', en: 'The type' }, kind: 'choice' },
  parent_id: { name: { 'pt-BR': 'A unidade superior', en: 'The parent unit' }, kind: 'reference' },
  manager_id: { name: { 'pt-BR': 'O responsável', en: 'The manager' }, kind: 'reference' },
  tax_id: { name: { 'pt-BR': 'O CNPJ', en: 'The CNPJ' }, kind: 'text', isInCsv: true },
  phone: { name: { 'pt-BR': 'O telefone', en: 'The phone' }, kind: 'text', isInCsv: true },
  email: { name: { 'pt-BR': 'O e-mail', en: 'The email' }, kind: 'text', isInCsv: true },
  address: { name: { 'pt-BR': 'O endereço', en: 'The address' }, kind: 'parts' },
  time_zone: { name: { 'pt-BR': 'O fuso horário', en: 'The time zone' }, kind: 'choice', isInCsv: true },
  holidays: { name: { 'pt-BR': 'A lista de feriados', en: 'The list of holidays' }, kind: 'parts' },
  is_active: { name: { 'pt-BR': 'em uso', en: 'in use' }, kind: 'boolean' },
} as const satisfies FieldsOf<'UnitChange'>;
