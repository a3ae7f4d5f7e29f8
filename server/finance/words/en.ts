import type { ptBR } from './pt-BR.ts';

/** What finance says, in English. */
export const en: typeof ptBR = {
  taxIdTaken: 'A client with this document already exists.',
  otherKind: {
    individual: 'The document of a person is the CPF. Check its eleven digits.',
    company: 'The document of a company is the CNPJ. Check its fourteen characters.',
  },
  missing: { client: 'Client not found' },
  fields: {
    person_type: 'The type of person',
    trade_name: 'The trade name',
    tax_id: 'The document',
    state_registration: 'The state registration',
    municipal_registration: 'The municipal registration',
    billing_email: 'The billing e-mail',
    contact_name: 'The contact',
    payment_terms_days: 'The payment term',
    pix_key: 'The Pix key',
    notes: 'The note',
  },
};
