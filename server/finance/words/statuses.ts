/** How a transaction stands, as part of a sentence. */
export const statusNames: Record<'pt-BR' | 'en', Record<string, string>> = {
  'pt-BR': {
    draft: 'em rascunho',
    scheduled: 'agendada',
    pending: 'em aberto',
    paid: 'paga',
    cancelled: 'cancelada',
    refunded: 'estornada',
  },
  en: {
    draft: 'a draft',
    scheduled: 'scheduled',
    pending: 'open',
    paid: 'paid',
    cancelled: 'canceled',
    refunded: 'refunded',
  },
};
