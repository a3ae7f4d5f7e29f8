import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  page: 'Meeting calendar',
  meetings: 'Meetings',
  asList: 'View as a list',
  import: 'Import',
  create: 'Create meeting',
  moved: '{name}: {when}',
  notMoved: '{name} was not moved',
  scope: {
    title: 'Move {name}',
    label: 'What changes',
    note: 'Past meetings stay as they are.',
    act: 'Move',
  },
  people: {
    open: '{count, plural, =0 {Other people} other {Other people: #}}',
    label: 'Other people’s calendars',
    note: 'Anything you cannot see shows up as busy.',
  },
  quick: { details: 'More details', created: 'Meeting created' },
} as const satisfies Like<typeof pt>;
