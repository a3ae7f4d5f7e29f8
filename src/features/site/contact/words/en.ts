import type { Like } from '../../../kernel/language';
import type ptBR from './pt-BR';

export default {
  title: 'Tell us what is slowing you down',
  lead: 'Write the way you would talk to a colleague: what happens, how often, and what has been tried.',
  next: 'What happens next',
  next1: 'You get an email confirming that your message arrived.',
  next2: 'Someone on the technical team reads it and replies, with questions or a proposal to talk.',
  next3: 'If it is not a case for us, we say so and point you elsewhere.',
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  optional: 'Optional',
  company: 'Company',
  service: 'What is it about?',
  otherService: 'Something else',
  message: 'Your message',
  website: 'Leave this field empty',
  marketing: 'Send me news by email. I can unsubscribe at any time.',
  notice: 'We use your data only to reply.',
  noticeLink: 'Read the privacy policy',
  send: 'Send message',
  sending: 'Sending…',
  sentTitle: 'Message received',
  sent: 'We sent a confirmation to your email. If it does not arrive in a few minutes, check the address and your spam folder.',
  failedTitle: 'Your message was not sent',
  failed:
    'Check your name, email, and message and send it again. What you typed is still in the form: go back to the previous page.',
  failedHere:
    'Your message was not sent. Check the fields and your connection and try again; what you typed is still here.',
  back: 'Back to the home page',
} satisfies Like<typeof ptBR>;
