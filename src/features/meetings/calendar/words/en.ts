import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  page: 'Meeting calendar',
  meetings: 'Meetings',
  asList: 'View as a list',
  import: 'Import',
  create: 'Create meeting',
  moved: '{name}: {when}',
  notMoved: '{name} stays at its time',
  scope: {
    title: 'Move {name}',
    label: 'What changes',
    note: 'Those that are over stay as they are.',
    act: 'Move',
  },
  people: {
    open: '{count, plural, =0 {Other people} other {Other people: #}}',
    label: 'Other people’s calendars',
    note: 'What you may not see is shown as busy.',
  },
  quick: { details: 'More details', created: 'Meeting created' },
} as const satisfies Like<typeof pt>;
