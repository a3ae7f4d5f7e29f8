import type { Like } from '../../../kernel/language';
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
    text: 'Your session can still be extended. Check your internet and try again.',
  },
  left: { title: 'Session ended', text: 'You were signed out.' },
  leavingFailed: { title: 'Could not end the session', text: 'Something went wrong while signing out.' },
  lastDay: { title: 'Your session ends soon', text: 'It’s valid until {until}. Renew it now and keep working.' },
  renewNow: 'Renew now',
  dialog: {
    title: 'Your session has expired',
    text: 'Extend the session by 1 hour and pick up where you left off. What you typed is still here.',
    extend: 'Extend session',
    leave: 'Sign out',
    closed: 'What is on screen stays there.',
    waiting:
      '{count, plural, one {One change is not saved yet. It is sent as soon as you extend.} other {# changes are not saved yet. They are sent as soon as you extend.}}',
  },
  lastMinute: {
    label: 'End of the session',
    left: 'Your session ends in {count, plural, one {# second} other {# seconds}}',
    said: 'Your session ends in less than a minute.',
    final: 'After that, just sign in again. What you typed stays here.',
  },
} as const satisfies Like<typeof pt>;
