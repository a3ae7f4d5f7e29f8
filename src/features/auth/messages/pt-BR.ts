export default {
  title: 'Entrar',
  lead: 'Projetos, finanças e reuniões da equipe, tramados em um lugar só.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  pageTitle: 'Entrar · Trama',
  endedTitle: 'Entre para continuar',
  ended: 'Depois de entrar, você volta para onde estava. O que você digitou continua guardado.',
  failed: 'Não foi possível entrar',
  emailMissing: 'Preencha o e-mail.',
  emailMalformed: 'Confira o e-mail: falta algo como nome@empresa.com.br.',
  passwordMissing: 'Preencha a senha.',
} as const;
