import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  pageTitle: 'Trama · the team’s day in one place',
  title: 'The team’s day, woven into one place',
  lead: 'Every project broken into steps that someone owns, with deadlines and progress in plain sight. Open it in the morning, check off what’s done, and go home knowing what comes next.',
  signUp: 'Create account',
  signIn: 'Sign in',
  open: 'Open the workspace',
} as const satisfies Like<typeof pt>;
