import type { Like } from '../language';
import type pt from './pt-BR';

export default {
  problem: {
    generic: 'The request failed',
    offline: 'No connection. Check your internet and try again.',
    noToken: 'No token available',
    formTitle: '{count, plural, one {Correct # field to go on} other {Correct # fields to go on}}',
    kept: 'What you typed is still here.',
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
