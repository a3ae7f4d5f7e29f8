/** How a meeting stands, as part of a sentence. */
export const statusNames: Record<'pt-BR' | 'en', Record<string, string>> = {
  'pt-BR': {
    draft: 'em rascunho',
    scheduled: 'agendada',
    confirmed: 'confirmada',
    in_progress: 'em andamento',
    completed: 'realizada',
    no_show: 'sem comparecimento',
    cancelled: 'cancelada',
  },
  en: {
    draft: 'a draft',
    scheduled: 'scheduled',
    confirmed: 'confirmed',
    in_progress: 'in progress',
    completed: 'held',
    no_show: 'a no-show',
    cancelled: 'canceled',
  },
};
