export default {
  extended: { title: 'Sessão estendida', text: 'Sua sessão foi renovada com sucesso!' },
  extensionRefused: {
    title: 'Erro ao estender sessão',
    text: 'Não foi possível renovar sua sessão. Faça login novamente.',
  },
  extensionFailed: {
    title: 'Erro ao estender sessão',
    text: 'Ocorreu um erro inesperado. Faça login novamente.',
  },
  noConnection: {
    title: 'Sem conexão',
    text: 'Sua sessão ainda pode ser estendida. Confira a internet e tente de novo.',
  },
  left: { title: 'Sessão encerrada', text: 'Você foi desconectado com sucesso.' },
  leavingFailed: { title: 'Erro ao encerrar sessão', text: 'Ocorreu um erro ao fazer logout.' },
  lastDay: { title: 'Sua sessão termina em breve', text: 'Ela vale até {until}. Renove agora e continue sem parar.' },
  renewNow: 'Renovar agora',
  dialog: {
    title: 'Sua sessão expirou',
    text: 'Estenda a sessão por mais 1 hora e continue de onde parou. O que você digitou continua aqui.',
    extend: 'Estender sessão',
    leave: 'Sair',
    closed: 'O que está na tela continua aqui.',
    waiting:
      '{count, plural, one {Uma alteração ainda não foi gravada: ela é enviada assim que você estender.} other {# alterações ainda não foram gravadas: elas são enviadas assim que você estender.}}',
  },
  lastMinute: {
    label: 'Fim da sessão',
    left: 'Sua sessão termina em {count, plural, one {# segundo} other {# segundos}}',
    said: 'Sua sessão termina em menos de um minuto.',
    final: 'Depois disso, é só entrar de novo. O que você digitou continua aqui.',
  },
} as const;
