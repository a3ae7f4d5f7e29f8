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
    label: 'Changes to send',
    count: '{count, plural, one {# change to send} other {# changes to send}}',
    comes: '{person} joins {unit}',
    leaves: '{person} leaves {unit}',
    selected: '{count, plural, one {# change} other {# changes}}',
    all: 'All {count, number}',
    none: 'Nothing to change.',
    title: 'Sending changes',
    running: '{done, number} of {total, number} changes',
    report:
      '{done, plural, =0 {None made} other {# made}}, {failed, plural, =0 {none failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}. What failed stays in the tray.',
    again: 'Retry the ones that failed',
    done: '{count, plural, one {# change made} other {# changes made}}',
    deleted: '{count, plural, one {# change made} other {# changes made}}',
  },
} as const satisfies Like<typeof pt>;
