import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  filter: {
    add: 'Filter',
    remove: 'Remove the filter {label}',
    any: 'Any',
    only: 'Show only',
    sort: 'Sort by',
    all: 'Filters and order',
    allCount: 'Filters and order · {count, number}',
    clear: 'Clear filters',
    done: 'See the list',
  },
  show: 'Display',
  density: { label: 'Rows', compact: 'Compact', comfortable: 'Comfortable' },
  columns: 'Columns',
  group: { by: 'Group by', nothing: 'No grouping' },
  view: { as: 'View as', list: 'List', cards: 'Cards' },
  ignored: {
    title: 'Part of the address is not valid here and was ignored',
    text: 'Ignored: {parts}.',
    understood: 'Got it',
  },
  more: 'More list actions',
  copy: 'Copy link to this view',
  copied: 'Link copied',
  failedCopy: 'Could not copy the link',
  export: 'Export CSV',
  failedExport: 'Could not export',
  select: 'Select {name}',
  keys: {
    search: 'Search',
    filter: 'Filter',
    clear: 'Clear the selection',
    all: 'Select all',
    down: 'Extend the selection down',
    up: 'Extend the selection up',
  },
  bulk: {
    whole: 'Select all that match this filter',
    clear: 'Clear selection',
    stop: 'Stop',
    close: 'Close',
  },
} as const satisfies Like<typeof pt>;
