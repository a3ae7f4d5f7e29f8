export default {
  pageTitle: 'Trama · o dia da equipe em um lugar só',
  title: 'O dia da equipe, tramado em um lugar só',
  lead: 'Projetos em etapas e subetapas, finanças, reuniões e pessoas. Trama é o espaço de trabalho que a equipe abre de manhã e fecha à noite.',
  signIn: 'Entrar',
  open: 'Abrir o espaço de trabalho',
  stepsTitle: 'Etapas que se dividem',
  steps: 'Cada projeto vira etapas, cada etapa vira subetapas de marcar. O andamento se soma sozinho.',
  deadlinesTitle: 'Prazos à vista',
  deadlines: 'O que está atrasado e o que vence nesta semana aparece primeiro, sem procurar.',
  accessTitle: 'Cada um com o seu acesso',
  access: 'Permissões e papéis por projeto: quem executa marca, quem gerencia decide.',
} as const;
