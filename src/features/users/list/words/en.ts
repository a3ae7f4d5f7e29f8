import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by name or email',
    filter: { unit: 'Unit', role: 'Role', status: 'Status', seen: 'Last seen' },
    any: { unit: 'All units', role: 'Any role', seen: 'Any time' },
    other: { unit: 'Another unit', role: 'Another role' },
    option: {
      seen: { week: 'In the last 7 days', month: 'In the last 30 days', before: 'Over 30 days ago', never: 'Never' },
    },
    group: { status: 'By status' },
    sort: { name: 'Name', email: 'Email', last_seen_at: 'Last seen', created_at: 'Account created' },
    shown: '{count, plural, =0 {No one} one {# person} other {# people}}',
    shownMore: 'The first {count, number} people',
    groupCount: '{count, plural, =0 {none} one {# person} other {# people}}',
    groupCountMore: '{count, plural, =0 {none} one {# person or more} other {# people or more}}',
    groupMore: '{count, plural, one {Show # more person} other {Show # more people}}',
    empty: {
      title: 'No one yet',
      text: 'Create accounts for the people who work here, with their roles and units.',
      textReadOnly: 'When an administrator creates an account, it shows up here.',
      filteredTitle: 'No one matches these filters',
      filtered: 'Without one of these filters, you would see:',
      filteredAll: 'No single filter hides anyone. Clear the filters to see everything.',
      without:
        '{filter, select, search {Without the search} unit {In any unit} role {With any role} status {In any status} seen {Seen at any time} other {Without the filter}}: {count, plural, one {# person} other {# people}}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported: '{count, plural, =0 {No people exported} one {# person exported} other {# people exported}}',
    file: 'users',
    keys: {
      label: 'List of people',
      next: 'Next person',
      previous: 'Previous person',
      open: 'Open the person',
      select: 'Select the person',
    },
  },
  bulk: {
    selected: '{count, plural, one {# person selected} other {# people selected}}',
    all: 'Select all {count, number} shown',
    act: { activate: 'Reactivate', deactivate: 'Deactivate', delete: 'Delete' },
    none: 'Nothing changes for the selected people.',
    deactivateTitle: '{count, plural, one {Deactivate # person?} other {Deactivate # people?}}',
    deactivateNames: 'To be deactivated',
    deactivateText:
      'Their sessions end right away, and they cannot sign in until you reactivate them. Nothing of theirs is lost.',
    title: 'Changing people',
    running: '{done, number} of {total, number} people',
    again: 'Retry the ones that failed',
    report:
      '{done, plural, =0 {None changed} one {# changed} other {# changed}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
    done: '{count, plural, one {# person changed} other {# people changed}}',
    deleted: '{count, plural, one {# account deleted} other {# accounts deleted}}',
  },
} as const satisfies Like<typeof pt>;
