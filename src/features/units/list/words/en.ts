import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by name, code, or city',
    filter: { type: 'Type', parent: 'Parent unit', use: 'Status' },
    any: { parent: 'All units', use: 'In use or out of use' },
    other: { parent: 'Another parent unit' },
    group: { type: 'By type', parent: 'By parent unit' },
    sort: { name: 'Name', code: 'Code', created_at: 'Created', updated_at: 'Last changed' },
    shown: '{count, plural, =0 {No units} one {# unit} other {# units}}',
    shownMore: 'The first {count, number} units',
    groupCount: '{count, plural, =0 {none} one {# unit} other {# units}}',
    groupCountMore: '{count, plural, =0 {none} one {# unit or more} other {# units or more}}',
    groupMore: '{count, plural, one {Show # more unit} other {Show # more units}}',
    empty: {
      title: 'No units yet',
      text: 'Create the headquarters and, under it, branches and departments.',
      textReadOnly: 'Once an administrator creates a unit, it shows up here.',
      filteredTitle: 'No units match these filters',
      filtered: 'Without one of these filters, you would see:',
      filteredAll: 'No single filter hides any units. Clear the filters to see everything.',
      without:
        '{filter, select, search {Without the search} type {Of any type} parent {With any parent unit} use {In use or out of use} other {Without the filter}}: {count, plural, one {# unit} other {# units}}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported: '{count, plural, =0 {No units exported} one {# unit exported} other {# units exported}}',
    file: 'units',
    keys: {
      label: 'List of units',
      next: 'Next unit',
      previous: 'Previous unit',
      open: 'Open the unit',
      select: 'Select the unit',
    },
  },
  bulk: {
    selected: '{count, plural, one {# unit selected} other {# units selected}}',
    all: 'Select all {count, number} shown',
    act: { activate: 'Put in use', deactivate: 'Take out of use', move: 'Move to…', delete: 'Delete' },
    move: 'Move',
    moveTitle: '{count, plural, one {Move {name}} other {Move # units}}',
    moveNote: 'Units under it move too. People, projects, and invitations stay where they are.',
    none: 'Nothing changes for the selected units.',
    deleteTitle: '{count, plural, one {Delete # unit?} other {Delete # units?}}',
    deleteNames: 'To be deleted',
    deleteText:
      'A unit is deleted only when nothing depends on it: people, projects, units under it, or pending invitations. This cannot be undone.',
    unused: 'No people, and nothing else that depends on it',
    title: 'Changing units',
    running: '{done, number} of {total, number} units',
    again: 'Retry the ones that failed',
    report:
      '{done, plural, =0 {None changed} other {# changed}}, {failed, plural, =0 {none failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
    done: '{count, plural, one {# unit changed} other {# units changed}}',
    deleted: '{count, plural, one {# unit deleted} other {# units deleted}}',
  },
} as const satisfies Like<typeof pt>;
