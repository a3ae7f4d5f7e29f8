export default {
  signUp: {
    title: 'Criar conta',
    pageTitle: 'Criar conta · Trama',
    leads: {
      anyone:
        'Enviamos um código ao seu e-mail para confirmar. Depois, alguém da equipe convida você para os projetos.',
      domains: 'Para e-mails {domains} e para quem recebeu um convite. Enviamos um código para confirmar.',
      invited: 'Só cria conta quem recebeu um convite. Use o e-mail convidado: enviamos um código para ele.',
    },
    contact: 'Sem convite? Fale com {contact}.',
    noContact: 'Sem convite? Peça um a quem administra a Trama na sua empresa.',
    name: 'Nome completo',
    nameMissing: 'Preencha o nome.',
    passwordNote: 'Pelo menos {limit, number} caracteres. Uma frase curta é fácil de lembrar.',
    submit: 'Criar conta',
    hasAccount: 'Já tem conta?',
    signIn: 'Entrar',
    failed: 'Não foi possível criar a conta',
    unreadable: 'Erro interno do servidor. Tente novamente.',
    internal: 'Erro interno do servidor. Tente novamente mais tarde.',
    fallback: 'Falha ao realizar cadastro. Verifique os dados e tente novamente.',
  },
  passwordShort: 'A senha precisa ter pelo menos {limit, number} caracteres.',
} as const;
