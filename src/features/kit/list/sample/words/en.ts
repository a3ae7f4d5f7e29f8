import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Views',
  create: 'Create view',
  scope: 'Of what',
  list: {
    search: 'Search views',
    filter: {},
    any: {},
    other: {},
    option: {},
    group: {},
    sort: { name: 'Name', created_at: 'Created' },
    shown: '{count, plural, one {# view} other {# views}}',
    shownMore: 'The first {count, number} views',
    groupCount: '{count, number}',
    groupCountMore: '{count, number}',
    groupMore: '{count, number}',
    empty: {
      title: 'No views yet',
      text: 'Create the first one.',
      textReadOnly: 'Nothing here.',
      filteredTitle: 'No view matches this search',
      filtered: 'Without it, you would see:',
      filteredAll: 'Clear the filters.',
      without:
        '{filter, select, other {Without the search}}: {count, number}{hasMore, select, true { or more} other {}}',
      only: {},
    },
    exported: '{count, number} exported',
    file: 'views',
    keys: { label: 'Views', next: 'Next', previous: 'Previous', open: 'Open', select: 'Select' },
  },
  bulk: {
    delete: 'Delete',
    deleteTitle: '{count, plural, one {Delete # view?} other {Delete # views?}}',
    selected: '{count, plural, one {# view selected} other {# views selected}}',
    all: 'Select all {count, number} shown',
    none: 'None can be changed by you.',
    title: 'Deleting views',
    running: '{done, number} of {total, number} views',
    report: '{done, number} changed, {failed, number} failed, {left, number} not tried',
    again: 'Try the failed ones again',
    done: '{count, number} views changed',
    deleted: '{count, plural, one {# view deleted} other {# views deleted}}',
  },
} as const satisfies Like<typeof pt>;
