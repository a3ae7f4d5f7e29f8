import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title:
    '{what, select, project {Somebody else changed this project} subStep {Somebody else changed this sub-step} other {Somebody else changed this step}}',
  text: 'Choose what holds in each field. Nothing you typed is lost.',
  same: 'What changed is not in these fields: what you typed holds as it is.',
  mine: 'What you typed',
  theirs: 'What is saved now',
  keep: 'Save the chosen',
  cancel: 'Cancel',
  nothing: '(empty)',
} as const satisfies Like<typeof pt>;
