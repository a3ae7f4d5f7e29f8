import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  label: 'Repeats',
  none: 'Does not repeat',
  rule: {
    working_day: '{every, plural, one {Every working day} other {Every # working days}}',
    week: '{every, plural, one {Every week} other {Every # weeks}}',
    month: '{every, plural, one {Every month} other {Every # months}}',
  },
  own: 'Another interval',
  every: 'Every',
  unit: 'Counted in',
  units: { working_day: 'Working days', week: 'Weeks', month: 'Months' },
  save: 'Repeat like this',
  note: 'When it is done, the next one appears right below, with its dates set and its sub-steps to do.',
  next: '{due, select, none {See the next one} other {Next: {due}}}',
} as const satisfies Like<typeof pt>;
