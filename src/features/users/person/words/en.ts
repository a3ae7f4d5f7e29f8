import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  more: 'More actions for {name}',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  delete: 'Delete…',
  deactivateTitle: 'Deactivate {name}’s account?',
  deactivateText:
    'Their sessions end right away, and they cannot sign in until you reactivate them. Nothing of theirs is lost.',
  deactivated: '{name}’s account was deactivated',
  reactivated: '{name}’s account was reactivated',
  notChanged: 'The account could not be changed',
  waiting: 'waiting for confirmation until {until}',
  cancelEmail: 'Cancel the email change',
  emailCancelled: 'Email change cancelled',
  emailNotCancelled: 'Could not cancel the email change',
  units: {
    title: 'Units',
    none: 'Does not belong to any unit.',
    add: 'Add to a unit',
    added: 'Added to {name}',
    roleIn: 'Role in {name}',
    removeFrom: 'Remove from {name}',
    removed: 'No longer in {name}',
    failed: 'The units could not be changed',
  },
  roles: {
    title: 'Roles and permissions',
    none: 'No role: they can sign in but see no area.',
    permissions:
      '{count, plural, =0 {No permissions} one {What they can do: # permission} other {What they can do: # permissions}}',
  },
  projects: { title: 'Projects', none: 'No projects you can see too.' },
  sessions: {
    title: 'Sessions',
    none: 'No open sessions.',
    endAll: 'End all',
    allEnded: 'All sessions were ended',
    ended: 'Session ended',
    failed: 'The session could not be ended',
  },
} as const satisfies Like<typeof pt>;
