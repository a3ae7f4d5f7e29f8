import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  extended: { title: 'Session extended', text: 'Your session was renewed.' },
  extensionRefused: {
    title: 'Could not extend the session',
    text: 'Your session could not be renewed. Sign in again.',
  },
  extensionFailed: { title: 'Could not extend the session', text: 'Something unexpected happened. Sign in again.' },
  noConnection: {
    title: 'No connection',
    text: 'Your session can still be extended. Check the internet and try again.',
  },
  left: { title: 'Session ended', text: 'You were signed out.' },
  leavingFailed: { title: 'Could not end the session', text: 'Something went wrong while signing out.' },
  lastDay: { title: 'Your session ends soon', text: 'It holds until {until}. Renew it now and go on without a break.' },
  renewNow: 'Renew now',
  dialog: {
    title: 'Your session has expired',
    text: 'Extend the session by 1 hour and go on where you were. What you typed is still here.',
    extend: 'Extend session',
    leave: 'Sign out',
    closed: 'What is on the screen stays.',
  },
  waiting: {
    title: '{count, plural, one {Send the change that was waiting?} other {Send the # changes that were waiting?}}',
    text: 'The session expired before they were sent. Nothing is saved yet.',
    send: 'Send now',
    keep: 'Not now',
  },
} as const satisfies Like<typeof pt>;
