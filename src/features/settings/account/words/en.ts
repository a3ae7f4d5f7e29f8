import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'My Account',
  lead: 'Where you belong, what you can do, and what Trama knows about you.',
  invitations: 'Invitations',
  roles: 'Roles',
  noRoles: 'No role yet. Ask an administrator for one.',
  units: 'Units',
  noUnits: 'No unit yet.',
  permissions: '{count, plural, =0 {No permissions} one {# permission} other {# permissions}}',
  privacy: 'Privacy',
  notifications: 'Notifications',
} satisfies Like<typeof pt>;
