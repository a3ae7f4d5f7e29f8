/** What the calendar of Google says, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  fault: {
    unreachable:
      'Não foi possível falar com o Google. Suas reuniões estão guardadas e tentaremos de novo automaticamente.',
    unavailable: 'O Google Agenda está com problemas agora. Nada se perdeu e tentaremos de novo automaticamente.',
    rate_limited: 'O Google pediu uma pausa, porque houve pedidos demais. Continuaremos assim que ele permitir.',
    garbled: 'O Google respondeu pela metade. O que já chegou está guardado e tentaremos de novo automaticamente.',
    refused: 'O Google recusou um pedido da sincronização. Tente de novo; se continuar, conecte a agenda outra vez.',
    invalid_grant:
      'O Google não aceita mais esta conexão: a permissão foi retirada ou venceu. Conecte a agenda outra vez.',
    insufficient_permission:
      'Falta permissão para ver e alterar os eventos da sua agenda. Conecte de novo e marque todas as permissões que o Google mostrar.',
    no_key:
      'Este servidor não tem a chave que guarda o acesso à sua agenda. Peça a quem cuida dele que defina SECRETS_KEYS e conecte de novo.',
    not_configured:
      'Este servidor ainda não pode falar com o Google Agenda. Peça a quem cuida dele que defina GOOGLE_CALENDAR_CLIENT_ID e GOOGLE_CALENDAR_CLIENT_SECRET.',
    internal:
      'A sincronização parou por uma falha nossa, não do Google. Nada se perdeu e tentaremos de novo automaticamente; se continuar, avise a quem cuida deste servidor.',
  },
  unread: (names: readonly string[]) =>
    `O Google não deixa ler ${new Intl.ListFormat('pt-BR').format(names)}, e por isso nada vai para lá nem vem de lá. O resto continua em dia: peça acesso de novo ou troque as agendas.`,
  attemptOver: 'Esta tentativa de conectar já não vale. Comece de novo.',
  googleAway: 'O Google não respondeu como devia. Tente de novo em instantes.',
  notConnected: 'Nenhuma agenda está conectada.',
  cannotSync: {
    needs_reconnect: 'Conecte a agenda outra vez para sincronizar.',
    insufficient_permission: 'Conecte a agenda outra vez, com todas as permissões, para sincronizar.',
    choosing_calendars: 'Escolha ao menos uma agenda para sincronizar.',
  },
  unknownCalendar: 'Uma das agendas não foi encontrada na sua conta.',
  notWritable: 'O Google não permite alterações nesta agenda. Escolha outra para receber suas reuniões.',
  notSelected: 'A agenda que recebe suas reuniões precisa estar entre as escolhidas.',
  missing: { conflict: 'Este conflito já foi resolvido', calendarChannel: 'Este canal não existe ou já terminou' },
  fields: {
    selected: 'A lista de agendas',
    takes_ours: 'A agenda que recebe as reuniões',
    keep: 'A escolha',
    state: 'A tentativa',
  } as Record<string, string>,
};
