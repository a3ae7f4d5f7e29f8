export default {
  signUp: {
    title: 'Criar conta',
    pageTitle: 'Criar conta · Trama',
    lead: 'Enviamos um código ao seu e-mail para confirmar. Depois, alguém da equipe convida você para os projetos.',
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
