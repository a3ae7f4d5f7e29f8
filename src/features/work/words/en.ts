import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'My work',
  lead: '{open, plural, =0 {Nothing open.} one {# open step} other {# open steps}}{late, plural, =0 {} other {, # late}}',
  search: 'Search by step or project',
  unit: { label: 'Unit', any: 'All units', other: 'Another unit' },
  sort: { label: 'Sort by', due_date: 'Due soonest first', priority: 'Most urgent first' },
  group: {
    late: 'Late',
    today: 'Today',
    week: 'Next 7 days',
    later: 'Later',
    none: 'No date',
  },
  count: '{count, plural, =0 {nothing open} one {# step} other {# steps}}',
  empty: {
    title: 'Nothing is waiting for you',
    text: 'Steps assigned to you show up here, from all open projects.',
    projects: 'See the projects',
  },
  filtered: {
    title: 'No steps match these filters',
    text: '{total, plural, one {The search or the unit hides # step.} other {The search or the unit hides # steps.}}',
    clear: 'Clear the filters',
  },
  keys: {
    label: 'My work',
    next: 'Next step',
    previous: 'Previous step',
    turn: 'Finish the step, or reopen it',
    open: 'Open the step in its project',
    search: 'Search',
  },
} as const satisfies Like<typeof pt>;
