export default {
  pageTitle: 'Trama · o dia da equipe em um lugar só',
  title: 'O dia da equipe, tramado em um lugar só',
  lead: 'Cada projeto em etapas que alguém faz, com prazo e andamento à vista. A equipe abre de manhã, marca o que ficou pronto e fecha o dia sabendo o que vem.',
  signUp: 'Criar conta',
  signIn: 'Entrar',
  open: 'Abrir o espaço de trabalho',
} as const;
