import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  list: {
    search: 'Search by name, code, or description',
    filter: { status: 'Status', unit: 'Unit', mine: 'Mine', late: 'Late', templates: 'Templates' },
    any: { unit: 'All units' },
    other: { unit: 'Another unit' },
    group: { status: 'By status', unit: 'By unit', owner: 'By owner', health: 'By health' },
    sort: { created_at: 'Created', dead_line: 'Due date', name: 'Name', updated_at: 'Last changed' },
    shown: '{count, plural, =0 {No projects} one {# project} other {# projects}}',
    shownMore: 'The first {count, number} projects',
    groupCount: '{count, plural, =0 {none} one {# project} other {# projects}}',
    groupCountMore: '{count, plural, =0 {none} one {# project or more} other {# projects or more}}',
    groupMore: '{count, plural, one {Show # more project} other {Show # more projects}}',
    empty: {
      title: 'No projects yet',
      text: 'Create the first one and break it into steps to follow its progress.',
      textReadOnly: 'Once someone adds you to a project, it shows up here.',
      filteredTitle: 'No projects match these filters',
      filtered: 'Without one of these filters, you would see:',
      filteredAll: 'No single filter hides any projects. Clear the filters to see everything.',
      without:
        '{filter, select, search {Without the search} status {In any status} unit {In all units} mine {With any owner} late {Including on time} templates {Not a template} other {Without the filter}}: {count, plural, one {# project} other {# projects}}{hasMore, select, true { or more} other {}}',
      only: {
        templates: {
          title: 'No templates yet',
          text: 'Open a project that went well and choose “Use as template”. You can start the next ones from it.',
        },
      },
    },
    exported: '{count, plural, =0 {No projects exported} one {# project exported} other {# projects exported}}',
    file: 'projects',
    keys: {
      label: 'List of projects',
      next: 'Next project',
      previous: 'Previous project',
      open: 'Open the project',
      select: 'Select the project',
    },
  },
  health: 'Health',
  noHealth: 'No deadline, or over',
  template: 'Template',
  csv: { code: 'Code', created: 'Created on', done: 'Done', total: 'Total', late: 'Health' },
} as const satisfies Like<typeof pt>;
