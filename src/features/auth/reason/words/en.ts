import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  required: {
    title: 'Sign in to continue',
    text: 'After you sign in, you’ll be back where you were. What you typed is safe.',
  },
  expired: {
    title: 'Your session expired',
    text: 'Sign in again and you’ll be back where you were. What you typed is safe.',
  },
  ended: {
    title: 'Your session was ended',
    text: 'This happens when it is ended from another device, when the password changes, or when the account is deactivated. Sign in again and you’ll be back where you were. What you typed is safe.',
  },
} as const satisfies Like<typeof pt>;
