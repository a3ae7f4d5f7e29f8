import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Home',
  greeting: '{part, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}, {name}',
  attention: 'Needs attention',
  attentionEmpty: 'No project is late or due in the next 7 days.',
  going: 'Under way',
  goingEmptyTitle: 'No project under way',
  goingEmpty: 'Once a project starts, it shows up here with what is left to do.',
  all: 'See all projects',
  create: 'Create project',
  work: 'My work',
  workEmpty: 'No step is waiting for you.',
  allWork: 'See all of it',
  continue: 'Pick up where you left off',
  invited: '{name} invites you to {target}',
  waiting:
    '{count, plural, one {# invitation is waiting for your answer} other {# invitations are waiting for your answer}}',
  answer: '{count, plural, one {See the invitation} other {See the invitations}}',
  retry: 'Try again',
  progress: 'Progress of {name}',
  stats: {
    active: 'Under way',
    late: 'Late',
    week: 'Due within 7 days',
  },
} as const satisfies Like<typeof pt>;
