import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Administration',
  counts: 'In numbers',
  figure: { people: 'Active people', invited: 'Not here yet', units: 'Units in use' },
  hands: 'Needs attention',
  noHands: 'All in order',
  noHandsText: 'Everybody has a role and a unit, and all invitations went out.',
  hand: {
    invitationsFailed: '{count, plural, one {# invitation did not go out} other {# invitations did not go out}}',
    withoutRole: '{count, plural, one {# person without a role} other {# people without a role}}',
    withoutUnit: '{count, plural, one {# person without a unit} other {# people without a unit}}',
    neverCame: '{count, plural, one {# invited person has not come yet} other {# invited people have not come yet}}',
    unitsWithoutManager: '{count, plural, one {# unit without a manager} other {# units without a manager}}',
    unitsUnused: '{count, plural, one {# unit out of use} other {# units out of use}}',
  },
  places: 'Go to',
  place: {
    units: 'Units',
    userUnits: 'People of each unit',
    users: 'People’s accounts',
    rbac: 'Roles and permissions',
  },
} as const satisfies Like<typeof pt>;
