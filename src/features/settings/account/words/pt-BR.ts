export default {
  title: 'Minha Conta',
  lead: 'Onde você participa, o que pode fazer e o que a Trama sabe sobre você.',
  invitations: 'Convites',
  roles: 'Papéis',
  noRoles: 'Nenhum papel ainda. Peça um a quem administra a Trama.',
  units: 'Unidades',
  noUnits: 'Nenhuma unidade ainda.',
  permissions: '{count, plural, =0 {Nenhuma permissão} one {# permissão} other {# permissões}}',
  privacy: 'Privacidade',
  notifications: 'Notificações',
} as const;
