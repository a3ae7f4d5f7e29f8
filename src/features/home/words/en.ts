import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Home',
  greeting: '{part, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}, {name}',
  attention: 'Needs attention',
  attentionEmpty: 'No projects are late or due in the next 7 days.',
  going: 'In progress',
  goingEmptyTitle: 'No projects in progress',
  goingEmpty: 'Once a project starts, it shows up here with what is left to do.',
  later: 'Not started or on hold',
  all: 'See all projects',
  create: 'Create project',
  meetings: 'Meetings today',
  meetingsEmpty: 'No meetings today.',
  allMeetings: 'See the calendar',
  work: 'My work',
  workEmpty: 'No steps are waiting for you.',
  allWork: 'See all',
  continue: 'Pick up where you left off',
  invited: '{name} invited you to {target}',
  waiting:
    '{count, plural, one {# invitation is waiting for your answer} other {# invitations are waiting for your answer}}',
  answer: '{count, plural, one {See the invitation} other {See the invitations}}',
  progress: 'Progress of {name}',
  newcomer: {
    title: 'Hello, {name}',
    lead: 'Your account is ready. Next, join a project or a unit.',
    waiting: 'Waiting for you',
    none: 'No invitations yet',
    ask: 'Ask the person who runs your project or unit to invite {email}. The invitation will show up here and in your inbox.',
    again: 'Check again',
    already: 'What you can do now',
    security: 'Account security',
    securityText: 'Change your password and see where you are signed in.',
    projects: 'See the projects',
  },
  stats: {
    active: 'In progress',
    late: 'Late',
    week: 'Due within 7 days',
  },
} as const satisfies Like<typeof pt>;
