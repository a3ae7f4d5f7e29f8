import type { ptBR } from './pt-BR.ts';

/** What finance says, in English. */
export const en: typeof ptBR = {
  taxIdTaken: 'A client with this document already exists.',
  otherKind: {
    individual: 'The document of a person is the CPF. Check its eleven digits.',
    company: 'The document of a company is the CNPJ. Check its fourteen characters.',
  },
  unknownBank: 'This bank is not on the list.',
  onlyOfCards: 'Only a credit card has a closing day and a due day.',
  unknownUnit: 'The unit was not found.',
  missing: { financeAccount: 'Account not found', client: 'Client not found' },
  fields: {
    person_type: 'The type of person',
    trade_name: 'The trade name',
    tax_id: 'The document',
    state_registration: 'The state registration',
    municipal_registration: 'The municipal registration',
    billing_email: 'The billing e-mail',
    contact_name: 'The contact',
    payment_terms_days: 'The payment term',
    bank_code: 'The bank',
    branch: 'The branch',
    number: 'The number',
    pix_keys: 'The list of Pix keys',
    opening_balance_cents: 'The opening balance',
    opening_date: 'The opening date',
    credit_limit_cents: 'The limit',
    closing_day: 'The closing day',
    due_day: 'The due day',
    pix_key: 'The Pix key',
    notes: 'The note',
  },
};
