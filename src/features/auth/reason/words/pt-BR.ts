export default {
  required: {
    title: 'Entre para continuar',
    text: 'Depois de entrar, você volta para onde estava. O que você digitou continua guardado.',
  },
  expired: {
    title: 'Sua sessão expirou',
    text: 'Entre de novo e você volta para onde estava. O que você digitou continua guardado.',
  },
  ended: {
    title: 'Sua sessão foi encerrada',
    text: 'Isso acontece quando alguém a encerra em outro aparelho, quando a senha muda ou quando a conta é desativada. Entre de novo e você volta para onde estava. O que você digitou continua guardado.',
  },
} as const;
