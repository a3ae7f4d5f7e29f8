import type { Like } from '../language';
import type pt from './pt-BR';

export default {
  problem: {
    generic: 'The request failed',
    offline: 'No connection. Check your internet and try again.',
    noToken: 'No token available',
    notSent: 'The session expired and nothing was sent. What you typed is still here.',
    formTitle: '{count, plural, one {Correct # field to go on} other {Correct # fields to go on}}',
    kept: 'What you typed is still here.',
  },
  screen: {
    notFoundTitle: 'Page not found',
    notFound: 'The address may have changed, or the item was deleted.',
    forbiddenTitle: 'Your account does not open this page',
    forbidden:
      '{code, select, none {Ask whoever administers the workspace for access.} other {The permission {code} is missing. Ask whoever administers the workspace.}}',
    offlineTitle: 'No connection to the server',
    offline: 'Nothing you typed was lost. Check your internet and try again.',
    unforeseenTitle: 'Something did not go as it should',
    unforeseen: 'The fault is ours, and what you typed is kept. Try again.',
    request: 'Request code: {id}',
    retry: 'Try again',
    home: 'Go to home',
  },
  chrome: {
    otherLanguage: 'Português',
    otherTheme: '{theme, select, dark {Light theme} other {Dark theme}}',
  },
  date: {
    today: 'today',
    none: 'No deadline',
    late: '{days, plural, one {# day late} other {# days late}}',
    tomorrow: 'tomorrow',
    soon: 'in {days, plural, one {# day} other {# days}}',
  },
} as const satisfies Like<typeof pt>;
