import type { EntityField, FieldsOf } from './entity-fields';

const part = (pt: string, en: string): EntityField => ({ name: { 'pt-BR': pt, en }, kind: 'text' });

/** The parts of an address, as clients and units have one. */
export const addressFields = {
  street: part('A rua', 'The street'),
  number: part('O número', 'The number'),
  complement: part('O complemento', 'The complement'),
  district: part('O bairro', 'The district'),
  city: part('A cidade', 'The city'),
  uf: part('O estado', 'The state'),
  cep: part('O CEP', 'The postal code'),
  ibge_code: part('O código do IBGE', 'The IBGE code'),
} satisfies FieldsOf<'Address'>;
