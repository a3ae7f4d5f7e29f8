import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  pasteTitle: 'Create many accounts',
  lines: 'People, one per line',
  linesNote:
    'Name; email; role; unit, or just the email. Up to {most, number} at once. You can paste from a spreadsheet.',
  nothing: 'Paste at least one line with an email address.',
  understood: '{count, plural, =0 {No accounts to create} one {# account to create} other {# accounts to create}}',
  refused: '{count, plural, one {# line is left out:} other {# lines are left out:}}',
  why: 'Line {line, number}: {fault}',
  fault: {
    noAddress: 'it has no valid email address.',
    repeated: 'that address is already listed above.',
    known: 'that person already has an account.',
    unknown: '“{part}” is neither a role you can give nor a unit.',
    tooMany: 'there are more than {most, number} people. Paste the rest later.',
  },
  create: '{count, plural, =0 {Create accounts} one {Create # account} other {Create # accounts}}',
  selected: '{count, plural, one {# person} other {# people}}',
  all: 'All {count, number}',
  none: 'No accounts to create.',
  title: 'Creating accounts',
  running: '{done, number} of {total, number} accounts',
  again: 'Retry the ones that failed',
  report:
    '{done, plural, =0 {None created} other {# created}}, {failed, plural, =0 {none failed} other {# failed}}{left, plural, =0 {} other {, # not tried}}',
  done: '{count, plural, one {# account created} other {# accounts created}}',
  deleted: '{count, plural, one {# account deleted} other {# accounts deleted}}',
} as const satisfies Like<typeof pt>;
