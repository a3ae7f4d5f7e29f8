import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Sign in',
  lead: 'The team’s projects, finance and meetings, woven into one place.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  pageTitle: 'Sign in · Trama',
  failed: 'Could not sign you in',
  emailMissing: 'Enter your email.',
  emailMalformed: 'Check the email: it should look like name@company.com.',
  passwordMissing: 'Enter your password.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  signUp: 'Create an account',
  missingWindow: {
    signIn: 'Something went wrong while signing in. Please try again.',
    code: 'Something went wrong while checking the code. Please try again.',
    signUp: 'Something went wrong while creating the account. Please try again.',
  },
} as const satisfies Like<typeof pt>;
