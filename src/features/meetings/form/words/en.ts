import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  every: {
    none: 'Does not repeat',
    day: 'Every day',
    week: 'Every week',
    month: 'Every month, on the same day',
    year: 'Every year, on the same date',
  },
  interval: {
    day: 'Every how many days',
    week: 'Every how many weeks',
    month: 'Every how many months',
    year: 'Every how many years',
  },
  end: 'Until when',
  ends: { never: 'No end', until: 'Until a day', times: 'A number of times' },
  until: 'Last day',
  times: 'How many times',
  weekdays: 'Days of the week',
  next: 'Next: {days}{isMore, select, yes { …} other {}}',
} as const satisfies Like<typeof pt>;
