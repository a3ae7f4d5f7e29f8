import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by name, bank, or number',
    filter: { type: 'Type', unit: 'Unit', use: 'Status' },
    any: { unit: 'All units', use: 'In use or archived' },
    other: { unit: 'Another unit' },
    group: { type: 'By type', unit: 'By unit' },
    sort: { name: 'Name', created_at: 'Created', updated_at: 'Last changed' },
    shown: '{count, plural, =0 {No accounts} one {# account} other {# accounts}}',
    shownMore: 'The first {count, number} accounts',
    groupCount: '{count, plural, =0 {none} one {# account} other {# accounts}}',
    groupCountMore: '{count, plural, =0 {none} one {# account or more} other {# accounts or more}}',
    groupMore: '{count, plural, one {Show # more account} other {Show # more accounts}}',
    empty: {
      title: 'No accounts yet',
      text: 'Add the company’s bank accounts, cards, and petty cash, with today’s balances.',
      textReadOnly: 'When someone in finance adds an account, it shows up here.',
      filteredTitle: 'No accounts match these filters',
      filtered: 'Without one of these filters, you would see:',
      filteredAll: 'No single filter hides any accounts. Clear the filters to see everything.',
      without:
        '{filter, select, search {Without the search} type {Of any type} unit {Of any unit} use {In use or archived} other {Without the filter}}: {count, plural, one {# account} other {# accounts}}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported: '{count, plural, =0 {No accounts exported} one {# account exported} other {# accounts exported}}',
    file: 'accounts',
    keys: {
      label: 'List of accounts',
      next: 'Next account',
      previous: 'Previous account',
      open: 'Open the account',
      select: 'Select the account',
    },
  },
  bulk: {
    selected: '{count, plural, one {# account selected} other {# accounts selected}}',
    all: 'Select all {count, number} shown',
    act: { activate: 'Unarchive', deactivate: 'Archive', delete: 'Delete' },
    none: 'Nothing changes for the selected accounts.',
    deleteTitle: '{count, plural, one {Delete # account?} other {Delete # accounts?}}',
    deleteNames: 'To be deleted',
    deleteText: 'The record is deleted for good. This cannot be undone. To just stop using it, archive it instead.',
    title: 'Changing accounts',
    running: '{done, number} of {total, number} accounts',
    again: 'Retry the ones that failed',
    report:
      '{done, plural, =0 {None changed} one {# changed} other {# changed}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
    done: '{count, plural, one {# account changed} other {# accounts changed}}',
    deleted: '{count, plural, one {# account deleted} other {# accounts deleted}}',
  },
} as const satisfies Like<typeof pt>;
