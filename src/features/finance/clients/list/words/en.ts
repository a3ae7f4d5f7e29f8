import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by name or document',
    filter: { status: 'Status', person: 'Type' },
    any: { person: 'Individuals and companies' },
    other: {},
    group: { status: 'By status', person: 'By type' },
    sort: { name: 'Name', created_at: 'Created', updated_at: 'Last changed' },
    shown: '{count, plural, =0 {No clients} one {# client} other {# clients}}',
    shownMore: 'The first {count, number} clients',
    groupCount: '{count, plural, =0 {none} one {# client} other {# clients}}',
    groupCountMore: '{count, plural, =0 {none} one {# client or more} other {# clients or more}}',
    groupMore: '{count, plural, one {Show # more client} other {Show # more clients}}',
    empty: {
      title: 'No clients yet',
      text: 'Add everyone who pays the company and everyone it pays.',
      textReadOnly: 'When someone in finance adds a client, it shows up here.',
      filteredTitle: 'No clients match these filters',
      filtered: 'Without one of these filters, you would see:',
      filteredAll: 'No single filter hides any clients. Clear the filters to see everything.',
      without:
        '{filter, select, search {Without the search} status {With any status} person {Of any type} other {Without the filter}}: {count, plural, one {# client} other {# clients}}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported: '{count, plural, =0 {No clients exported} one {# client exported} other {# clients exported}}',
    file: 'clients',
    keys: {
      label: 'List of clients',
      next: 'Next client',
      previous: 'Previous client',
      open: 'Open the client',
      select: 'Select the client',
    },
  },
  bulk: {
    selected: '{count, plural, one {# client selected} other {# clients selected}}',
    all: 'Select all {count, number} shown',
    act: { activate: 'Activate', deactivate: 'Deactivate', merge: 'Merge the two', delete: 'Delete' },
    none: 'Nothing changes for the selected clients.',
    mergeTitle: 'Merge the two clients?',
    mergeAct: 'Merge',
    mergeKeeps: 'Which one stays',
    mergeMoves:
      '{count, plural, =0 {No transaction moves} one {# transaction moves} other {# transactions move}} from {goes} to {keeps}{hasOpen, select, true {, with {open} in open receivables} other {}}.',
    mergeHas:
      '{count, plural, =0 {{keeps} has no transactions yet.} one {{keeps} already has # transaction.} other {{keeps} already has # transactions.}}',
    mergeFills: 'Missing details are carried over too: {fields}.',
    mergeGone: '{goes} will be deleted. This cannot be undone.',
    merged: 'Clients merged',
    deleteTitle: '{count, plural, one {Delete # client?} other {Delete # clients?}}',
    deleteNames: 'To be deleted',
    deleteText: 'The record is deleted for good. This cannot be undone.',
    title: 'Changing clients',
    running: '{done, number} of {total, number} clients',
    again: 'Retry the ones that failed',
    report:
      '{done, plural, =0 {None changed} one {# changed} other {# changed}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
    done: '{count, plural, one {# client changed} other {# clients changed}}',
    deleted: '{count, plural, one {# client deleted} other {# clients deleted}}',
  },
} as const satisfies Like<typeof pt>;
