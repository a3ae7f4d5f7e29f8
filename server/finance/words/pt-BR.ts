/** What finance says, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  taxIdTaken: 'Já existe um cliente com este documento.',
  otherKind: {
    individual: 'O documento de uma pessoa é o CPF. Confira os onze dígitos.',
    company: 'O documento de uma empresa é o CNPJ. Confira as catorze posições.',
  },
  missing: { client: 'Cliente não encontrado' },
  fields: {
    person_type: 'O tipo de pessoa',
    trade_name: 'O nome fantasia',
    tax_id: 'O documento',
    state_registration: 'A inscrição estadual',
    municipal_registration: 'A inscrição municipal',
    billing_email: 'O e-mail de cobrança',
    contact_name: 'O contato',
    payment_terms_days: 'O prazo de pagamento',
    pix_key: 'A chave Pix',
    notes: 'A anotação',
  } as Record<string, string>,
};
