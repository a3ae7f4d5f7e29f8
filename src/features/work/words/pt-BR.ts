export default {
  title: 'Meu trabalho',
  lead: '{open, plural, =0 {Nada em aberto.} one {# etapa em aberto} other {# etapas em aberto}}{late, plural, =0 {} one {, # atrasada} other {, # atrasadas}}',
  search: 'Buscar etapa ou projeto',
  unit: { label: 'Unidade', any: 'Todas as unidades', other: 'Outra unidade' },
  sort: { label: 'Ordenar por', due_date: 'Prazo mais próximo primeiro', priority: 'Mais urgentes primeiro' },
  group: {
    late: 'Atrasadas',
    today: 'Hoje',
    week: 'Próximos 7 dias',
    later: 'Depois',
    none: 'Sem data',
  },
  count: '{count, plural, =0 {nada em aberto} one {# etapa} other {# etapas}}',
  empty: {
    title: 'Nada esperando por você',
    text: 'As etapas em que você é responsável aparecem aqui, de todos os projetos em aberto.',
    projects: 'Ver os projetos',
  },
  filtered: {
    title: 'Nenhuma etapa com esses filtros',
    text: '{total, plural, one {A busca ou a unidade esconde # etapa.} other {A busca ou a unidade esconde # etapas.}}',
    clear: 'Limpar os filtros',
  },
  keys: {
    label: 'Meu trabalho',
    next: 'Próxima etapa',
    previous: 'Etapa anterior',
    turn: 'Concluir a etapa, ou reabrir',
    open: 'Abrir a etapa no projeto',
    search: 'Buscar',
  },
} as const;
