import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  current: 'Current unit',
  currentNote: 'Lists show what belongs to it, and new projects start with it.',
  people: 'People and invitations',
  peopleOf: 'People and invitations of {name}',
  edit: 'Edit',
  editOf: 'Edit {name}',
  empty: {
    title: 'You are not in any unit yet',
    text: 'Once you accept a unit’s invitation, it shows up here.',
  },
  stat: {
    users: 'People',
    projects_open: 'Open projects',
    projects_late: 'Late projects',
    meetings_7d: 'Meetings in 7 days',
    invitations_pending: 'Pending invitations',
    balance_cents: 'Account balances',
    receivable_overdue_cents: 'Overdue receivables',
  },
  leads: {
    projects_open: '{count, plural, one {# open project} other {# open projects}}',
    projects_late: '{count, plural, one {# late project} other {# late projects}}',
    balance_cents: 'Account balances: {sum}',
    receivable_overdue_cents: 'Overdue receivables: {sum}',
    meetings_7d: '{count, plural, one {# meeting in the next 7 days} other {# meetings in the next 7 days}}',
  },
} as const satisfies Like<typeof pt>;
