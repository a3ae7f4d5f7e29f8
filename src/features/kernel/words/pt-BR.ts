export default {
  problem: {
    generic: 'Erro ao realizar a requisição',
    offline: 'Erro de conexão. Verifique sua internet e tente novamente.',
    noToken: 'No token available',
    readOnly: 'Você está vendo a Trama como {name}. Nada pode ser alterado até você sair dessa visão.',
    notSent: 'A sessão expirou e nada foi enviado. O que você digitou continua aqui.',
  },
  screen: {
    notFoundTitle: 'Página não encontrada',
    notFound: 'O endereço pode ter mudado, ou o item pode ter sido excluído.',
    forbiddenTitle: 'Você não tem acesso a esta página',
    forbidden:
      '{code, select, none {Peça acesso a quem administra o espaço de trabalho.} other {Falta a permissão {code}. Peça a quem administra o espaço de trabalho.}}',
    whomToAsk: 'Quem pode dar: {names}.',
    offlineTitle: 'Sem conexão com o servidor',
    offline: 'Nada do que você digitou foi perdido. Confira a internet e tente de novo.',
    unforeseenTitle: 'Algo não saiu como devia',
    unforeseen: 'A falha foi nossa e o que você digitou continua guardado. Tente de novo.',
    drafts: 'Se a falha voltar, a causa pode ser um rascunho guardado nesta aba.',
    dropDrafts: 'Descartar rascunhos e tentar de novo',
    request: 'Código da requisição: {id}',
    retry: 'Tentar de novo',
    home: 'Ir para o início',
  },
  chrome: {
    otherLanguage: 'English',
    otherTheme: '{theme, select, dark {Tema claro} other {Tema escuro}}',
  },
  date: {
    today: 'hoje',
    none: 'Sem prazo',
    late: '{days, plural, one {# dia de atraso} other {# dias de atraso}}',
    tomorrow: 'amanhã',
    soon: 'em {days, plural, one {# dia} other {# dias}}',
  },
} as const;
