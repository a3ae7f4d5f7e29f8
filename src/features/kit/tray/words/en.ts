import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  label: 'Changes to send',
  count: '{count, plural, one {# change to send} other {# changes to send}}',
  show: 'See one by one',
  drop: 'Undo: {what}',
  clear: 'Discard',
  send: 'Send changes',
  selected: '{count, plural, one {# change} other {# changes}}',
  all: 'All {count, number}',
  none: 'Nothing to change.',
  title: 'Sending changes',
  running: '{done, number} of {total, number} changes',
  report:
    '{done, plural, =0 {None made} other {# made}}, {failed, plural, =0 {none failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}. What failed stays on the list.',
  again: 'Retry the ones that failed',
  done: '{count, plural, one {# change made} other {# changes made}}',
  deleted: '{count, plural, one {# change made} other {# changes made}}',
} as const satisfies Like<typeof pt>;
