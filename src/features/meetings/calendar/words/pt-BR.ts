export default {
  page: 'Calendário de reuniões',
  meetings: 'Reuniões',
  asList: 'Ver como lista',
  import: 'Importar',
  create: 'Criar reunião',
  moved: '{name}: {when}',
  notMoved: '{name} continua no mesmo horário',
  scope: {
    title: 'Mover {name}',
    label: 'O que muda',
    note: 'As que já passaram ficam como estão.',
    act: 'Mover',
  },
  people: {
    open: '{count, plural, =0 {Outras pessoas} other {Outras pessoas: #}}',
    label: 'Agendas de outras pessoas',
    note: 'O que você não pode ver aparece como ocupado.',
  },
  quick: { details: 'Mais detalhes', created: 'Reunião criada' },
} as const;
