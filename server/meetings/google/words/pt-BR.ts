const listed = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names);

/** What the calendar of Google says, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  fault: {
    unreachable:
      'Não foi possível falar com o Google. Suas reuniões estão guardadas e tentaremos de novo automaticamente.',
    unavailable: 'O Google Agenda está com problemas agora. Nada se perdeu e tentaremos de novo automaticamente.',
    rate_limited: 'O Google pediu uma pausa, porque houve pedidos demais. Continuaremos assim que ele permitir.',
    too_many_events: 'Sua agenda trouxe mais eventos do que cabem em um dia. O que falta chega a partir de amanhã.',
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
    `O Google não deixa ler ${listed(names)}, e por isso nada vai para lá nem vem de lá. O resto continua em dia: peça acesso de novo ou troque as agendas.`,
  gone: (names: readonly string[]) =>
    names.length === 1
      ? `A agenda ${names[0]} não está mais na sua conta do Google, e por isso nada vai para lá nem vem de lá. O resto continua em dia: troque as agendas ou peça acesso de novo.`
      : `As agendas ${listed(names)} não estão mais na sua conta do Google, e por isso nada vai para lá nem vem de lá. O resto continua em dia: troque as agendas ou peça acesso de novo.`,
  readOnly: (names: readonly string[]) =>
    `Na agenda ${listed(names)}, que recebia suas reuniões, o Google agora só deixa ler. O que mudar aqui não vai para lá, e as reuniões novas esperam: escolha outra agenda para elas ou peça permissão de novo.`,
  unreadEvents: (titles: readonly string[]) =>
    `${titles.length === 1 ? 'Um evento do Google não pôde ser lido e continua só lá' : `${titles.length} eventos do Google não puderam ser lidos e continuam só lá`}: ${listed(titles.slice(0, 3).map((title) => `“${title}”`))}${titles.length > 3 ? ' e outros' : ''}. O resto está em dia, e tentaremos de novo automaticamente.`,
  nameless: 'sem título',
  connectRefused: (reason: string) =>
    ({
      domainPolicy:
        'Quem administra as contas da sua organização não deixa outros programas usarem o Google Agenda. Peça que libere o Trama e conecte de novo.',
      notACalendarUser: 'Esta conta do Google ainda não usa o Google Agenda. Abra-o uma vez e conecte de novo.',
      '': 'O Google recusou a conexão e não disse por quê. Tente de novo; se continuar, avise a quem cuida deste servidor.',
    })[reason] ??
    `O Google recusou a conexão e deu este motivo: “${reason}”. Tente de novo; se continuar, mostre-o a quem cuida deste servidor.`,
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
