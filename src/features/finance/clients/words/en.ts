import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Clients',
  one: 'Client',
  create: 'Create client',
  newTitle: 'New client',
  save: 'Save',
  created: 'Client created',
  changed: 'Client updated',
  conflict: 'Someone else changed this client',
  transactions: 'See this client’s transactions',
  statement: 'See open items',
  openExisting: 'Open the client that has this document',
  masked: 'Only people with the permission view:personal_data can see and change the CPF.',
  document: 'CPF or CNPJ',
  days: 'days',
  other: {
    individual: 'This number is a CPF, which belongs to an individual.',
    company: 'This number is a CNPJ, which belongs to a company.',
  },
  switchTo: 'Change the type to {type}',
  person: { company: 'Company', individual: 'Individual' },
  status: { active: 'Active', inactive: 'Inactive', blocked: 'Blocked' },
  note: {
    payment_terms_days: 'How many days after the sale the payment is due.',
    status: 'No new business is done with a blocked client.',
  },
  fault: {
    tax_id: {
      company: 'Check the CNPJ: its digits do not add up.',
      individual: 'Check the CPF: its digits do not add up.',
    },
    otherKind: {
      company: 'This is a CPF. A company has a CNPJ.',
      individual: 'This is a CNPJ. An individual has a CPF.',
    },
    pix_key: 'Check the Pix key, or say whether it is a CPF or a phone number.',
    email: 'Check the email.',
    billing_email: 'Check the billing email.',
    phone: 'Check the phone number and its area code.',
    cep: 'A postal code has eight digits.',
  },
  contact: 'Contact',
  payment: 'Payment',
  address: 'Address',
} as const satisfies Like<typeof pt>;
