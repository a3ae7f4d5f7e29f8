export default {
  title: 'Para você',
  said: {
    mention: '{actor} mencionou você em “{place}”',
    comment: '{actor} comentou em “{place}”',
    assigned: '{actor} passou a você a etapa “{place}”',
  },
  other: '{actor}: “{place}”',
  someone: 'Alguém que já saiu',
  unread: 'Não lida',
  markRead: 'Marcar como lida',
  markUnread: 'Marcar como não lida',
  readAll: 'Marcar todas como lidas',
  shown: '{count, plural, one {# notificação} other {# notificações}}',
  empty: 'Nada esperando por você',
  emptyText: 'Menções, comentários no que é seu e etapas que passarem a você aparecem aqui.',
  digest: 'Resumo por e-mail',
  digestText: 'Uma vez por dia, de manhã, com o que chegou e você não leu.',
  failed: {
    load: 'Não foi possível carregar as notificações',
    read: 'A notificação não mudou',
    digest: 'A escolha não foi guardada',
  },
} as const;
