export default {
  pageTitle: 'Troca de e-mail · Trama',
  confirm: {
    title: 'Confirme seu e-mail novo',
    lead: 'Depois disso você entra na Trama com ele, e não mais com o de antes. As outras sessões são encerradas.',
    act: 'Confirmar e-mail',
    failed: 'Não foi possível confirmar o e-mail',
  },
  done: { title: 'E-mail confirmado', text: 'A partir de agora é com ele que você entra na Trama.' },
  over: {
    title: 'Este link não vale mais',
    text: 'A troca já foi feita, foi cancelada ou o link venceu. Se ainda quiser trocar o e-mail, peça outra vez em Configurações › Segurança.',
  },
  taken: {
    title: 'Este e-mail já tem conta',
    text: 'O endereço pertence a outra conta na Trama, e nada mudou na sua. Peça a troca para outro endereço em Configurações › Segurança.',
  },
  refuse: {
    title: 'Recusar a troca de e-mail',
    lead: 'Sua conta continua com o e-mail de hoje e o link enviado ao outro endereço deixa de valer.',
    act: 'Recusar a troca',
    failed: 'Não foi possível recusar a troca',
  },
  refused: {
    title: 'Troca recusada',
    text: 'Sua conta continua com o e-mail de hoje. Se você não sabe quem pediu a troca, crie uma senha nova.',
    newPassword: 'Criar senha nova',
  },
  signIn: 'Entrar',
  toAccount: 'Ver a segurança da conta',
} as const;
