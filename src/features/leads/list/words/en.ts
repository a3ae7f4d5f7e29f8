import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by name, company, or email',
    filter: { status: 'Status', service: 'Service', assignee: 'Assignee', period: 'Arrived' },
    any: { assignee: 'Any assignee', period: 'Any date' },
    other: { assignee: 'Someone else' },
    group: { status: 'By status', service: 'By service', assignee: 'By assignee' },
    sort: { created_at: 'Arrived', name: 'Name' },
    shown: '{count, plural, =0 {No leads} one {# lead} other {# leads}}',
    shownMore: 'The first {count, number} leads',
    groupCount: '{count, plural, =0 {none} one {# lead} other {# leads}}',
    groupCountMore: '{count, plural, =0 {none} one {# lead or more} other {# leads or more}}',
    groupMore: '{count, plural, one {Show # more lead} other {Show # more leads}}',
    empty: {
      title: 'No leads yet',
      text: 'When someone writes through the form on the site, the message shows up here.',
      textReadOnly: 'When someone writes through the form on the site, the message shows up here.',
      filteredTitle: 'No leads match these filters',
      filtered: 'Without one of these filters, you would see:',
      filteredAll: 'No single filter hides any leads. Clear the filters to see everything.',
      without:
        '{filter, select, search {Without the search} status {With any status} service {About any service} assignee {Of any assignee} period {Of any date} other {Without the filter}}: {count, plural, one {# lead} other {# leads}}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported: '{count, plural, =0 {No leads exported} one {# lead exported} other {# leads exported}}',
    file: 'site-leads',
    keys: {
      label: 'List of leads from the site',
      next: 'Next lead',
      previous: 'Previous lead',
      open: 'Open the lead',
      select: 'Select the lead',
    },
  },
  bulk: {
    selected: '{count, plural, one {# lead selected} other {# leads selected}}',
    all: 'Select all {count, number} shown',
    act: {
      take: 'Assign to me',
      contact: 'In contact',
      lose: 'Mark as lost',
      discard: 'Mark as spam',
      renew: 'Move back to New',
    },
    none: 'Nothing changes for the selected leads.',
    title: 'Changing leads',
    running: '{done, number} of {total, number} leads',
    again: 'Retry the ones that failed',
    report:
      '{done, plural, =0 {None changed} one {# changed} other {# changed}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
    done: '{count, plural, one {# lead changed} other {# leads changed}}',
    deleted: '{count, plural, one {# lead deleted} other {# leads deleted}}',
  },
} as const satisfies Like<typeof pt>;
