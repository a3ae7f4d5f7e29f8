/** What signing in and accounts say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  invalidCredentials: 'E-mail ou senha incorretos.',
  invalidProof: 'Este acesso não vale mais. Entre de novo.',
  codeRequired: 'Esta conta pede também um código. Entre pelo formulário.',
  wrongCode: 'Código incorreto.',
  codeOver: 'Este código não vale mais. Peça outro.',
  emailLinkOver: 'Este link não vale mais. A troca foi feita, cancelada ou venceu.',
  emailOfAnother: 'Este e-mail já é de outra conta na Trama. Peça a troca para outro endereço.',
  sameEmail: 'Este já é o seu e-mail.',
  linkOver: 'Este link não vale mais. Peça outro.',
  wrongPassword: 'A senha atual não confere.',
  noPhone: 'Confirme um telefone antes de ligar a verificação em duas etapas.',
  providerMissing: 'Este provedor não está configurado.',
  sessionEnded: 'Sua sessão terminou. Faça login novamente.',
  mail: {
    code: (code: string, minutes: number) => ({
      subject: 'Seu código da Trama',
      text: `Seu código é ${code}. Vale por ${minutes} minutos.\n\nSe você não pediu um código, ignore esta mensagem e não o compartilhe com ninguém.`,
    }),
    codeInShort: (code: string, minutes: number) => `Trama: seu código é ${code}. Vale por ${minutes} minutos.`,
    accountExists: (name: string, origin: string | null) => ({
      subject: 'Você já tem uma conta na Trama',
      text: `Olá, ${name}.\n\nAlguém pediu uma conta com este endereço, mas você já tem uma. Se foi você, entre com sua senha${origin ? ` em ${origin}/auth/sign-in` : ''} ou peça uma nova em “Esqueci minha senha”. Se não foi, não é preciso fazer nada.`,
    }),
    notInvited: (contact: string | undefined) => ({
      subject: 'Sua conta na Trama',
      text: `Alguém pediu uma conta na Trama com este endereço, mas aqui só cria conta quem recebeu um convite. Se foi você, peça um convite ${contact ? `a ${contact}` : 'a quem administra a Trama na sua empresa'}. Se não foi, não é preciso fazer nada.`,
    }),
    resetPassword: (name: string, link: string, minutes: number) => ({
      subject: 'Uma nova senha para a Trama',
      text: `Olá, ${name}.\n\nPara escolher uma nova senha, abra este link. Ele vale por ${minutes} minutos e só pode ser usado uma vez:\n\n${link}\n\nSe você não pediu isto, ignore esta mensagem: sua senha continua a mesma.`,
    }),
    // It may go to a stranger, so that nothing in it is of the account's own words.
    confirmEmail: (isOwn: boolean, link: string, hours: number) => ({
      subject: 'Confirme seu e-mail novo na Trama',
      text: `Olá.\n\n${isOwn ? 'Você pediu' : 'Uma pessoa que administra a Trama pediu'} para entrar na sua conta com este endereço. Para confirmar, abra este link. Ele vale por ${hours} horas e só funciona uma vez:\n\n${link}\n\nAté lá, o endereço de hoje continua valendo. Se você não sabe do que se trata, ignore esta mensagem.`,
    }),
    emailChangeAsked: (name: string, isOwn: boolean, email: string, link: string) => ({
      subject: 'Foi pedida a troca do e-mail da sua conta na Trama',
      text: `Olá, ${name}.\n\n${isOwn ? 'Você pediu' : 'Uma pessoa que administra a Trama pediu'} a troca do e-mail da sua conta para ${email}. Este endereço continua valendo até o novo ser confirmado.\n\n${isOwn ? 'Se não foi você' : 'Se você não concorda'}, recuse a troca por este link. Não é preciso entrar:\n\n${link}\n\n${isOwn ? 'Depois, troque sua senha: alguém a usou para pedir isto.' : 'Depois, fale com quem administra a Trama na sua empresa.'}`,
    }),
    emailChanged: (name: string, email: string) => ({
      subject: 'O e-mail da sua conta na Trama mudou',
      text: `Olá, ${name}.\n\nA partir de agora você entra na sua conta com ${email}, e não mais com este endereço. As outras sessões foram encerradas. Se não foi você, avise já quem administra a Trama.`,
    }),
    emailOfAnother: (name: string) => ({
      subject: 'Este e-mail já tem conta na Trama',
      text: `Olá, ${name}.\n\nPediram para usar este endereço em outra conta da Trama. Nada mudou: ele continua só seu. Se foi você, use a conta que já tem ou escolha outro endereço.`,
    }),
    passwordChanged: (name: string) => ({
      subject: 'Sua senha da Trama mudou',
      text: `Olá, ${name}.\n\nSua senha foi trocada e todas as suas sessões foram encerradas. Se não foi você, peça uma nova senha agora e avise quem administra a Trama.`,
    }),
    phoneChanged: (name: string) => ({
      subject: 'Seu telefone na Trama mudou',
      text: `Olá, ${name}.\n\nO telefone da sua conta foi confirmado e os códigos de entrada vão para ele. Se não foi você, troque sua senha agora e avise quem administra a Trama.`,
    }),
    phoneRemoved: (name: string) => ({
      subject: 'Seu telefone foi removido da Trama',
      text: `Olá, ${name}.\n\nO telefone foi removido da sua conta. A partir de agora, a senha basta para entrar. Se não foi você, troque sua senha agora e avise quem administra a Trama.`,
    }),
    twoStep: (name: string, enabled: boolean) => ({
      subject: enabled ? 'Verificação em duas etapas ligada na Trama' : 'Verificação em duas etapas desligada na Trama',
      text: `Olá, ${name}.\n\n${
        enabled
          ? 'A partir de agora, para entrar na sua conta também é preciso um código enviado ao seu telefone.'
          : 'A partir de agora, a senha basta para entrar na sua conta.'
      } Se não foi você, troque sua senha agora e avise quem administra a Trama.`,
    }),
  },
  tooCommon: 'Muita gente usa esta senha. Escolha uma mais difícil de adivinhar.',
  missing: {
    session: 'Sessão não encontrada',
    emailChange: 'Nenhum e-mail espera confirmação',
  },
  fields: {
    refreshToken: 'O token de renovação',
    challengeId: 'A verificação',
    userAccessToken: 'O token',
    next: 'O endereço',
    enabled: 'A verificação em duas etapas',
    currentPassword: 'A senha atual',
  } as Record<string, string>,
};
