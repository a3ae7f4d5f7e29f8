import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  signUp: {
    title: 'Create an account',
    pageTitle: 'Create an account · Trama',
    lead: 'We send a code to your e-mail to confirm it. Then somebody of the team invites you to projects.',
    name: 'Full name',
    nameMissing: 'Enter your name.',
    passwordNote: 'At least 10 characters. A short sentence is easy to remember.',
    submit: 'Create account',
    hasAccount: 'Have an account already?',
    signIn: 'Sign in',
    failed: 'Could not create the account',
    unreadable: 'Internal server error. Try again.',
    internal: 'Internal server error. Try again later.',
    fallback: 'Could not create the account. Check the details and try again.',
  },
  passwordShort: 'The password needs at least 10 characters.',
} as const satisfies Like<typeof pt>;
