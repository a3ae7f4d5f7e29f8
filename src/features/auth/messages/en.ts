import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Sign in',
  lead: 'The team’s projects, finance and meetings, woven into one place.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  pageTitle: 'Sign in · Trama',
  endedTitle: 'Sign in to go on',
  ended: 'After signing in you are back where you were. What you typed is kept.',
  failed: 'Could not sign you in',
  emailMissing: 'Enter your e-mail.',
  emailMalformed: 'Check the e-mail: it should look like name@company.com.',
  passwordMissing: 'Enter your password.',
} as const satisfies Like<typeof pt>;
