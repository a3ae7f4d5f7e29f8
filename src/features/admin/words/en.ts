import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Administration',
  counts: 'In numbers',
  figure: { people: 'Active people', invited: 'Not signed in yet', units: 'Units in use' },
  hands: 'Needs attention',
  noHands: 'All in order',
  noHandsText: 'Everyone has a role and a unit, and every invitation was sent.',
  hand: {
    invitationsFailed: '{count, plural, one {# invitation was not sent} other {# invitations were not sent}}',
    withoutRole: '{count, plural, one {# person without a role} other {# people without a role}}',
    withoutUnit: '{count, plural, one {# person without a unit} other {# people without a unit}}',
    neverCame:
      '{count, plural, one {# invited person has not signed in yet} other {# invited people have not signed in yet}}',
    unitsWithoutManager: '{count, plural, one {# unit without a manager} other {# units without a manager}}',
    unitsUnused: '{count, plural, one {# unit out of use} other {# units out of use}}',
  },
  places: 'Go to',
  place: {
    units: 'Units',
    userUnits: 'People by unit',
    users: 'User accounts',
    rbac: 'Roles and permissions',
    leads: 'Leads from the site',
    wabas: 'WhatsApp accounts',
    audit: 'Audit log',
    privacyRequests: 'Data requests',
  },
} as const satisfies Like<typeof pt>;
