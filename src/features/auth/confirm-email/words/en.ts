import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  pageTitle: 'Email change · Trama',
  confirm: {
    title: 'Confirm your new email',
    lead: 'From then on you sign in to Trama with it, and no longer with the one before. Your other sessions end.',
    act: 'Confirm email',
    failed: 'Could not confirm the email',
  },
  done: { title: 'Email confirmed', text: 'From now on you sign in to Trama with it.' },
  over: {
    title: 'This link is no longer valid',
    text: 'The change was made or cancelled, or the link has expired. If you still want to change your email, ask again under Settings › Security.',
  },
  taken: {
    title: 'This email already has an account',
    text: 'The address belongs to another Trama account, and nothing changed in yours. Ask to change to another address under Settings › Security.',
  },
  refuse: {
    title: 'Refuse the email change',
    lead: 'Your account keeps the email it has now, and the link sent to the other address stops working.',
    act: 'Refuse the change',
    failed: 'Could not refuse the change',
  },
  refused: {
    title: 'Change refused',
    text: 'Your account keeps the email it has now. If you do not know who asked for the change, set a new password.',
    newPassword: 'Set a new password',
  },
  signIn: 'Sign in',
  toAccount: 'See your account’s security',
} as const satisfies Like<typeof pt>;
