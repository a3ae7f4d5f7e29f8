export default {
  current: 'Unidade atual',
  currentNote: 'As listas mostram o que é dela e um projeto novo começa nela.',
  people: 'Pessoas e convites',
  peopleOf: 'Pessoas e convites de {name}',
  edit: 'Editar',
  editOf: 'Editar {name}',
  empty: {
    title: 'Você ainda não está em nenhuma unidade',
    text: 'Quando você aceitar o convite de uma unidade, ela aparece aqui.',
  },
  stat: {
    users: 'Pessoas',
    projects_open: 'Projetos em aberto',
    projects_late: 'Projetos atrasados',
    meetings_7d: 'Reuniões em 7 dias',
    invitations_pending: 'Convites pendentes',
    balance_cents: 'Saldo das contas',
    receivable_overdue_cents: 'A receber em atraso',
  },
  leads: {
    projects_open: '{count, plural, one {# projeto em aberto} other {# projetos em aberto}}',
    projects_late: '{count, plural, one {# projeto atrasado} other {# projetos atrasados}}',
    balance_cents: 'Saldo das contas: {sum}',
    receivable_overdue_cents: 'A receber em atraso: {sum}',
    meetings_7d: '{count, plural, one {# reunião nos próximos 7 dias} other {# reuniões nos próximos 7 dias}}',
  },
} as const;
