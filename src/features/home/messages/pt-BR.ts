export default {
  title: 'Home',
  greeting: '{part, select, morning {Bom dia} afternoon {Boa tarde} other {Boa noite}}, {name}',
  attention: 'Precisa de atenção',
  attentionEmpty: 'Nenhum projeto atrasado nem vencendo nos próximos 7 dias.',
  going: 'Em andamento',
  goingEmptyTitle: 'Nenhum projeto em andamento',
  goingEmpty: 'Quando um projeto começar, ele aparece aqui com o que falta fazer.',
  all: 'Ver todos os projetos',
  create: 'Criar projeto',
  progress: 'Andamento de {name}',
  stats: {
    active: 'Em andamento',
    late: 'Atrasados',
    week: 'Vencem em 7 dias',
  },
} as const;
