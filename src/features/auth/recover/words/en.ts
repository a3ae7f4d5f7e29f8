import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  forgot: {
    title: 'Reset your password',
    pageTitle: 'Reset your password · Trama',
    lead: 'We’ll send you a link to set a new password.',
    submit: 'Send link',
    sentTitle: 'Check your email',
    sent: 'If there is an account with {email}, the link will arrive in a moment. It’s valid for 30 minutes. Check your spam folder too.',
    failed: 'Could not send the link',
    otherEmail: 'Use another email',
    back: 'Back to sign-in',
  },
  reset: {
    passwordNote: 'At least {limit, number} characters. A short sentence is easy to remember.',
    signIn: 'Sign in',
    title: 'Set a new password',
    lead: 'This ends all your sessions. Sign in again with the new password.',
    password: 'New password',
    submit: 'Save password',
    failed: 'Could not save the password',
    doneTitle: 'Password changed',
    done: 'Now sign in with the new password.',
    askAgain: 'Request another link',
  },
  passwordShort: 'The password needs at least {limit, number} characters.',
} as const satisfies Like<typeof pt>;
