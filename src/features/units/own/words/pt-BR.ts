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
    invitations_pending: 'Convites pendentes',
  },
} as const;
