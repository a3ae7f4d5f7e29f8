import type { Like } from '../language';
import type pt from './pt-BR';

export default {
  problem: {
    generic: 'The request failed',
    offline: 'No connection. Check your internet and try again.',
    noToken: 'No token available',
    readOnly: 'You are viewing Trama as {name}. Nothing can be changed until you leave this view.',
    notSent: 'The session expired and nothing was sent. What you typed is still here.',
  },
  screen: {
    notFoundTitle: 'Page not found',
    notFound: 'The address may have changed, or the item may have been deleted.',
    forbiddenTitle: 'You do not have access to this page',
    forbidden:
      '{code, select, none {Ask a workspace administrator for access.} other {You need the permission {code}. Ask a workspace administrator.}}',
    whomToAsk: 'Who can give it: {names}.',
    notMemberTitle: 'Your account does not have access yet',
    notMember: 'Accept an invitation or ask for access. Invitations waiting for you are on the home page.',
    contact: 'To ask for access, contact {contact}.',
    offlineTitle: 'No connection to the server',
    offline: 'Nothing you typed was lost. Check your internet and try again.',
    unforeseenTitle: 'Something went wrong',
    unforeseen: 'This one is on us. What you typed is safe. Try again.',
    drafts: 'If it fails again, a draft kept in this tab may be the cause.',
    dropDrafts: 'Discard drafts and try again',
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
