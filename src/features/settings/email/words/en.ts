import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  title: 'Email',
  current: 'Current email',
  text: 'You sign in with it, and Trama’s messages go there.',
  change: 'Change email',
  changeText:
    'We send a link to the new address. It is valid for 24 hours. Until you open it and confirm, the current email keeps working. That address is told too.',
  next: 'New email',
  missing: 'Enter the new email.',
  malformed: 'Check the email: it should look like name@company.com.',
  password: 'Current password',
  passwordMissing: 'Enter your current password.',
  asked: 'Link sent to the new email',
  askedText: 'Open the link at {email} to confirm it.',
  waitingTitle: '{email} is waiting for confirmation',
  waiting: 'Open the link we sent to that address by {until}. Until then the current email keeps working.',
  waitingForOther:
    'A Trama administrator asked for this change. Open the link we sent to that address by {until}, or cancel it.',
  resend: 'Send another link',
  resent: 'Another link is on its way',
  resendFailed: 'Could not send another link',
  cancel: 'Cancel the change',
  cancelled: 'Change cancelled',
  cancelFailed: 'Could not cancel the change',
} satisfies Like<typeof pt>;
