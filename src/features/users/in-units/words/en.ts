import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  page: {
    title: 'People by unit',
    grid: 'People in each unit',
    people: 'People',
    unit: 'Unit',
    group: { active: 'Active accounts', invited: 'Invited, not in yet', inactive: 'Deactivated accounts' },
    comes: 'will join',
    leaves: 'will leave',
    howTo:
      'Arrow keys move between cells, Home and End go to the start and end of the row, Space adds the person to the unit or removes them, and letters search.',
    count: '{count, plural, =0 {nobody} one {# person} other {# people}}',
    search: { people: 'Search people', units: 'Search units' },
    empty: { title: 'No units yet', text: 'Create the first unit to say who belongs to it.' },
    noneTitle: 'Nothing matches this search',
    none: '{people, plural, =0 {No people} one {# person} other {# people}} and {units, plural, =0 {no units} one {# unit} other {# units}} match the search.',
    clear: 'Clear the search',
  },
  tray: {
    comes: '{person} joins {unit}',
    leaves: '{person} leaves {unit}',
  },
} as const satisfies Like<typeof pt>;
