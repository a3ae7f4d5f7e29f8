import type { FieldsOf } from './entity-fields';

/** Every field of a client that people write. */
export const clientFields = {
  person_type: { name: { 'pt-BR': 'O tipo de pessoa', en: 'The client type' }, kind: 'choice' },
  name: { name: { 'pt-BR': 'O nome', en: 'The name' }, kind: 'text' },
  trade_name: {
    name: { 'pt-BR': 'O nome fantasia', en: 'The trade name' },
    kind: 'text',
    merge: 'fill',
    isInCsv: true,
  },
  tax_id: { name: { 'pt-BR': 'O CPF ou CNPJ', en: 'The CPF or CNPJ' }, kind: 'text' },
  state_registration: {
    name: { 'pt-BR': 'A inscrição estadual', en: 'The state registration' },
    kind: 'text',
    merge: 'fill',
    isInCsv: true,
  },
  municipal_registration: {
    name: { 'pt-BR': 'A inscrição municipal', en: 'The municipal registration' },
    kind: 'text',
    merge: 'fill',
    isInCsv: true,
  },
  website: { name: { 'pt-BR': 'O site', en: 'The website' }, kind: 'text', merge: 'fill', isInCsv: true },
  contact_name: {
    name: { 'pt-BR': 'A pessoa de contato', en: 'The contact person' },
    kind: 'text',
    merge: 'fill',
    isInCsv: true,
  },
  phone: { name: { 'pt-BR': 'O telefone', en: 'The phone' }, kind: 'text', merge: 'fill', isInCsv: true },
  email: { name: { 'pt-BR': 'O e-mail', en: 'The email' }, kind: 'text', merge: 'fill', isInCsv: true },
  billing_email: {
    name: { 'pt-BR': 'O e-mail de cobrança', en: 'The billing email' },
    kind: 'text',
    merge: 'fill',
    isInCsv: true,
  },
  payment_terms_days: {
    name: { 'pt-BR': 'O prazo de pagamento', en: 'The payment terms' },
    kind: 'number',
    merge: 'fill',
    isInCsv: true,
  },
  pix_key: { name: { 'pt-BR': 'A chave Pix', en: 'The Pix key' }, kind: 'text', merge: 'fill', isInCsv: true },
  status: { name: { 'pt-BR': 'A situação', en: 'The status' }, kind: 'choice' },
  address: { name: { 'pt-BR': 'O endereço', en: 'The address' }, kind: 'parts' },
  notes: { name: { 'pt-BR': 'As anotações', en: 'The notes' }, kind: 'text', merge: 'fill', isInCsv: true },
} as const satisfies FieldsOf<'ClientChange'>;
