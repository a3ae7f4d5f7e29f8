export default {
  problem: {
    generic: 'Erro ao realizar a requisição',
    offline: 'Erro de conexão. Verifique sua internet e tente novamente.',
    noToken: 'No token available',
    formTitle: '{count, plural, one {Corrija # campo para continuar} other {Corrija # campos para continuar}}',
    kept: 'O que você digitou continua aqui.',
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
