import type { Like } from '../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Security',
  lead: 'Your email, password, two-step verification, and where you are signed in.',
  all: {
    title: 'Settings',
    lead: 'What you can set for yourself in Trama.',
    profile: { title: 'Profile', text: 'Picture, name, language, theme, and time zone.' },
    security: { title: 'Security', text: 'Email, password, two-step verification, and active sessions.' },
    account: { title: 'My Account', text: 'Where you belong, what you can do, and your data.' },
    keys: { title: 'Shortcuts', text: 'Trama’s keys, your way.' },
    notifications: 'Notifications',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    currentMissing: 'Enter your current password.',
    next: 'New password',
    note: 'At least {limit, number} characters. A short sentence is easy to remember.',
    short: 'The password needs at least {limit, number} characters.',
    ends: 'Saving it ends the sessions on your other devices.',
    save: 'Save password',
    saved: 'Password changed',
    savedText: 'Your other devices were signed out.',
    failed: 'Could not change the password',
  },
  sessions: {
    title: 'Sessions',
    label: 'Active sessions',
    ended: 'Session ended',
    failed: 'Could not end the session',
  },
} as const satisfies Like<typeof pt>;
