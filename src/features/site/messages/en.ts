import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  pageTitle: 'Trama · the team’s day in one place',
  title: 'The team’s day, woven into one place',
  lead: 'Projects in steps and sub-steps, finance, meetings and people. Trama is the workspace a team opens in the morning and closes at night.',
  signIn: 'Sign in',
  open: 'Open the workspace',
  stepsTitle: 'Steps that divide',
  steps: 'Each project becomes steps, each step sub-steps to tick. Progress adds itself up.',
  deadlinesTitle: 'Deadlines in sight',
  deadlines: 'What is late and what is due this week comes first, without searching.',
  accessTitle: 'Everyone with their own access',
  access: 'Permissions, and a role in each project: who does the work ticks, who manages decides.',
} as const satisfies Like<typeof pt>;
