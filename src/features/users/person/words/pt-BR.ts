export default {
  more: 'Mais ações de {name}',
  deactivate: 'Desativar',
  reactivate: 'Reativar',
  delete: 'Excluir…',
  deactivateTitle: 'Desativar a conta de {name}?',
  deactivateText:
    'As sessões terminam na hora e a pessoa não entra mais até ser reativada. Nada do que é dela se perde.',
  deactivated: 'Conta de {name} desativada',
  reactivated: 'Conta de {name} reativada',
  notChanged: 'Não foi possível alterar a conta',
  units: {
    title: 'Unidades',
    none: 'Não faz parte de nenhuma unidade.',
    add: 'Adicionar a uma unidade',
    added: 'Pessoa adicionada a {name}',
    roleIn: 'Papel em {name}',
    removeFrom: 'Remover de {name}',
    removed: 'Não faz mais parte de {name}',
    failed: 'Não foi possível alterar as unidades',
  },
  roles: {
    title: 'Papéis e permissões',
    none: 'Sem papel: a pessoa entra, mas não vê nenhuma área.',
    permissions:
      '{count, plural, =0 {Nenhuma permissão} one {O que pode fazer: # permissão} other {O que pode fazer: # permissões}}',
  },
  projects: { title: 'Projetos', none: 'Nenhum projeto que você também veja.' },
  sessions: {
    title: 'Sessões',
    none: 'Nenhuma sessão aberta.',
    endAll: 'Encerrar todas',
    allEnded: 'Todas as sessões foram encerradas',
    ended: 'Sessão encerrada',
    failed: 'Não foi possível encerrar a sessão',
  },
} as const;
