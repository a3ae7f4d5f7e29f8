export default {
  title: 'Administração',
  counts: 'Em números',
  figure: { people: 'Pessoas ativas', invited: 'Ainda não entraram', units: 'Unidades em uso' },
  hands: 'Precisa de atenção',
  noHands: 'Tudo em ordem',
  noHandsText: 'Todas as pessoas têm papel e unidade, e os convites saíram.',
  hand: {
    invitationsFailed: '{count, plural, one {# convite não saiu} other {# convites não saíram}}',
    withoutRole: '{count, plural, one {# pessoa sem papel} other {# pessoas sem papel}}',
    withoutUnit: '{count, plural, one {# pessoa sem unidade} other {# pessoas sem unidade}}',
    neverCame:
      '{count, plural, one {# pessoa convidada ainda não entrou} other {# pessoas convidadas ainda não entraram}}',
    unitsWithoutManager: '{count, plural, one {# unidade sem responsável} other {# unidades sem responsável}}',
    unitsUnused: '{count, plural, one {# unidade fora de uso} other {# unidades fora de uso}}',
  },
  places: 'Ir para',
  place: {
    units: 'Unidades',
    userUnits: 'Pessoas por unidade',
    users: 'Contas de usuário',
    rbac: 'Papéis e permissões',
    leads: 'Contatos do site',
    wabas: 'Contas do WhatsApp',
    audit: 'Auditoria',
    privacyRequests: 'Pedidos sobre dados',
  },
} as const;
