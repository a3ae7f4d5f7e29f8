import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  signUp: {
    title: 'Create an account',
    pageTitle: 'Create an account · Trama',
    leads: {
      anyone: 'We’ll send a code to confirm your email. Then someone on the team can invite you to projects.',
      domains: 'For {domains} addresses and people who were invited. We’ll send a code to confirm your email.',
      invited: 'Only people who were invited can create an account. Use the invited address: we’ll send it a code.',
    },
    contact: 'No invitation? Contact {contact}.',
    noContact: 'No invitation? Ask the person who runs Trama at your company for one.',
    name: 'Full name',
    nameMissing: 'Enter your name.',
    passwordNote: 'At least {limit, number} characters. A short sentence is easy to remember.',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
    failed: 'Could not create the account',
    unreadable: 'Internal server error. Try again.',
    internal: 'Internal server error. Try again later.',
    fallback: 'Could not create the account. Check the details and try again.',
  },
  passwordShort: 'The password needs at least {limit, number} characters.',
} as const satisfies Like<typeof pt>;
