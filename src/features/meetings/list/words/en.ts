import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  search: 'Search by title or location',
  filter: { status: 'Status', project: 'Project', unit: 'Unit', attendee: 'Attendee', period: 'Period' },
  any: { project: 'All projects', unit: 'All units', attendee: 'Anyone' },
  other: { project: 'Another project', unit: 'Another unit', attendee: 'Another person' },
  group: { day: 'By day', status: 'By status', project: 'By project' },
  sort: { start_at: 'Date', updated_at: 'Last changed' },
  shown: '{count, plural, =0 {No meetings} one {# meeting} other {# meetings}}',
  shownMore: 'The first {count, number} meetings',
  groupCount: '{count, plural, =0 {none} one {# meeting} other {# meetings}}',
  groupCountMore: '{count, plural, =0 {none} one {# meeting or more} other {# meetings or more}}',
  groupMore: '{count, plural, one {Show # more meeting} other {Show # more meetings}}',
  empty: {
    title: 'No meetings yet',
    text: 'Schedule the first one: who with, when, where, and what about.',
    textReadOnly: 'When someone invites you to a meeting, it shows up here.',
    filteredTitle: 'No meetings match these filters',
    filtered: 'Without one of these filters, you would see:',
    filteredAll: 'No single filter hides any meetings. Clear the filters to see everything.',
    without:
      '{filter, select, search {Without the search} status {With any status} project {In any project} unit {In any unit} attendee {With anyone} period {On any date} other {Without the filter}}: {count, plural, one {# meeting} other {# meetings}}{hasMore, select, true { or more} other {}}',
    only: {},
  },
  exported: '{count, plural, =0 {No meetings exported} one {# meeting exported} other {# meetings exported}}',
  file: 'meetings',
  keys: {
    label: 'List of meetings',
    next: 'Next meeting',
    previous: 'Previous meeting',
    open: 'Open the meeting',
    select: 'Select the meeting',
  },
} as const satisfies Like<typeof pt>;
