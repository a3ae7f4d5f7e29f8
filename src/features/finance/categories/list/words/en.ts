import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by name',
    filter: { type: 'Type', use: 'Status' },
    any: { use: 'In use or archived' },
    other: {},
    group: { type: 'By type' },
    sort: { name: 'Name', created_at: 'Created', updated_at: 'Last changed' },
    shown: '{count, plural, =0 {No categories} one {# category} other {# categories}}',
    shownMore: 'The first {count, number} categories',
    groupCount: '{count, plural, =0 {none} one {# category} other {# categories}}',
    groupCountMore: '{count, plural, =0 {none} one {# category or more} other {# categories or more}}',
    groupMore: '{count, plural, one {Show # more category} other {Show # more categories}}',
    empty: {
      title: 'No categories yet',
      text: 'Say where income comes from, what money is spent on, and which part of the company answers for it. The suggested plan brings the usual categories of a Brazilian service company, in Portuguese.',
      textReadOnly: 'When someone in finance creates a category, it shows up here.',
      filteredTitle: 'No categories match these filters',
      filtered: 'Without one of these filters, you would see:',
      filteredAll: 'No single filter hides any categories. Clear the filters to see everything.',
      without:
        '{filter, select, search {Without the search} type {Of any type} use {In use or archived} other {Without the filter}}: {count, plural, one {# category} other {# categories}}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported: '{count, plural, =0 {No categories exported} one {# category exported} other {# categories exported}}',
    file: 'categories',
    keys: {
      label: 'List of categories',
      next: 'Next category',
      previous: 'Previous category',
      open: 'Open the category',
      select: 'Select the category',
    },
  },
  suggested: {
    act: 'Use the suggested plan',
    done: '{count, plural, =0 {The suggested categories are already there} one {# category created} other {# categories created}}',
    failed: 'The categories could not be created',
    notRemoved: '{count, plural, one {# category was not deleted} other {# categories were not deleted}}',
  },
  bulk: {
    selected: '{count, plural, one {# category selected} other {# categories selected}}',
    all: 'Select all {count, number} shown',
    act: { activate: 'Unarchive', deactivate: 'Archive', delete: 'Delete' },
    none: 'Nothing changes for the selected categories.',
    deleteTitle: '{count, plural, one {Delete # category?} other {Delete # categories?}}',
    deleteNames: 'To be deleted',
    deleteText: 'This cannot be undone. To just stop offering it, archive it instead.',
    title: 'Changing categories',
    running: '{done, number} of {total, number} categories',
    again: 'Retry the ones that failed',
    report:
      '{done, plural, =0 {None changed} one {# changed} other {# changed}}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
    done: '{count, plural, one {# category changed} other {# categories changed}}',
    deleted: '{count, plural, one {# category deleted} other {# categories deleted}}',
  },
} as const satisfies Like<typeof pt>;
