import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  blocked: 'Reason: {reason}',
  tick: 'Finish {name}',
  finished:
    '{open, plural, =0 {“{name}” is done} one {“{name}” is done, with # sub-step to do} other {“{name}” is done, with # sub-steps to do}}',
  failed: 'The step could not be finished',
  failedBack: 'The step could not be reopened',
  progress: '{done, number} of {total, number}',
} as const satisfies Like<typeof pt>;
